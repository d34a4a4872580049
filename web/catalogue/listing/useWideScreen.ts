import { useSyncExternalStore } from 'react'
import { desktopQuery } from '#ui-kit/theme/media.ts'

const subscribe = (onChange: () => void) => {
  const wide = matchMedia(desktopQuery)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** Whether the window is wider than a phone's; false on the server and at hydration. */
export const useWideScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(desktopQuery).matches,
    () => false,
  )
