import { useSyncExternalStore } from 'react'
import { desktopQuery } from '#ui-kit/theme/media.ts'

/** Whether the window is wider than a phone's. `onServer`: what the server renders, and the browser at hydration. */
export const useWideScreen = (onServer: boolean) =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(desktopQuery).matches,
    () => onServer,
  )

const subscribe = (onChange: () => void) => {
  const wide = matchMedia(desktopQuery)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
