import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from './useHydrated.ts'

/** Something that opens above a page, such as a sheet: the browser's Back closes it, and leads no further. */
export const useAbove = (name: string) => {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const isOpen = useHydrated() && state?.above === name

  return {
    isOpen,
    open: () => navigate({ pathname, search, hash }, { state: { ...state, above: name } }),
    close: () => {
      if (isOpen) navigate(-1)
    },
  }
}
