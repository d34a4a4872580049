import { Toasts } from '#ui-kit/elements/Toasts.tsx'
import { dismissToast, useToasts } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'

/** The messages about what the visitor just did. */
export const SiteToasts = () => {
  const { store } = useClient()

  return <Toasts toasts={useToasts()} onDismiss={(id) => dismissToast(store, id)} />
}
