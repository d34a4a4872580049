import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#web/state/browser/useHydrated.ts'

/** An overlay above a page, such as a sheet, in a history entry of its own: Back closes it and stays on the page. */
export const useOverlayRoute = (name: string) => {
  const navigate = useNavigate()
  const { state } = useLocation()
  const closedState = useRef<unknown>(null)
  const isOpen = useHydrated() && state?.above === name

  return {
    isOpen,
    // Reads the browser's own location: the router may still render the page before.
    open: () => navigate(location, { state: { ...history.state?.usr, above: name } }),
    // Back is asynchronous: a second press must not go back again.
    close: () => {
      if (isOpen && closedState.current !== state) navigate(-1)
      closedState.current = state
    },
  }
}
