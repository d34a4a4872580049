import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from './useHydrated.ts'

/** Something that opens above a page, such as a sheet: the browser's Back closes it, and leads no further. */
export const useAbove = (name: string) => {
  const navigate = useNavigate()
  const { state } = useLocation()
  const closed = useRef<unknown>(null)
  const isOpen = useHydrated() && state?.above === name

  return {
    isOpen,
    // Above where the browser is by now: the page that one has just left may still be on show.
    open: () => navigate(location, { state: { ...history.state?.usr, above: name } }),
    // The way back takes a moment: a second press goes no further.
    close: () => {
      if (isOpen && closed.current !== state) navigate(-1)
      closed.current = state
    },
  }
}
