import { useSyncExternalStore } from 'react'

const query = '(min-width: 769px)'

const subscribe = (onChange: () => void) => {
  const wide = matchMedia(query)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** Whether the window is wider than a phone's; false on the server and at hydration. */
export const useWideScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
