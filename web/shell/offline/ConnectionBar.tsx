import { OfflineBar } from '#ui-kit/shop/shell/OfflineBar.tsx'
import { useIsOffline } from '#web/state/browser/useIsOffline.ts'

/** Says above every page that there is no connection, for as long as there is none. */
export const ConnectionBar = () => <OfflineBar offline={useIsOffline()} />
