import { useSyncExternalStore } from 'react'

/** False on the server and in the first render of its page: for what only a browser can show. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => undefined
