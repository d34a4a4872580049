import { useSyncExternalStore } from 'react'

/** False on the server and during hydration; then true. For content that only a browser can render. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

const subscribeToNothing = () => () => undefined
