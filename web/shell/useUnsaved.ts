import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'
import { isLogin } from './background.ts'
import { holdBack, holdLinks, holdTab } from './holding.ts'

/** Asks before the page at `path` is left with something unsaved on it: by a link, by Back, or by closing the tab. */
export const useUnsaved = (path: string, isUnsaved: boolean) => {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [wanted, want] = useState<{ go: () => void }>()
  const isFree = useRef(false)

  useEffect(() => {
    if (!isUnsaved) return
    // The login dialog opens above the page.
    const stays = (to: string) => isFree.current || isLogin(to) || to.toLowerCase() === path.toLowerCase()
    const ask = (go: () => void) => want({ go })
    const letGo = [holdLinks(navigator, stays, ask), holdBack(navigator, stays, ask), holdTab()]
    return () => {
      for (const end of letGo) end()
    }
  }, [navigator, path, isUnsaved])

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
