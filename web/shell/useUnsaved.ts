import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom'
import { isLogin } from './background.ts'
import { holdBack, holdLinks, holdTab } from './holding.ts'

/**
 * Asks before the page at `path` is left with something unsaved on it: by a link, by Back, or by closing the tab. Without a path it
 * asks before each of these, also where Back only closes a dialog within the page.
 */
export const useUnsaved = (path: string | undefined, isUnsaved: boolean) => {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [wanted, want] = useState<{ go: () => void }>()
  const isFree = useRef(false)
  const isBehindLogin = isLogin(useLocation().pathname)
  const isHeld = isUnsaved && !(isBehindLogin && path === undefined)

  useEffect(() => {
    if (!isHeld) return
    // The login dialog opens above the page.
    const stays = (to: string) => isFree.current || isLogin(to) || to.toLowerCase() === path?.toLowerCase()
    const ask = (go: () => void) => want({ go })
    const letGo = [holdLinks(navigator, stays, ask), holdBack(navigator, stays, ask), holdTab()]
    return () => {
      for (const end of letGo) end()
    }
  }, [navigator, path, isHeld])

  const setFree = () => {
    isFree.current = true
  }
  const onLeave = () => {
    setFree()
    wanted?.go()
  }

  return {
    /** What is asked, once somebody wants to leave. */
    leaving: wanted && { onStay: () => want(undefined), onLeave },
    /** Nothing is asked from now on: it is saved. */
    setFree,
  }
}
