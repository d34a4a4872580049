import { use, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BlockContext } from './BlockableRouter.tsx'
import { isLoginPath } from './loginRoute.ts'

/**
 * Asks before the page at `path` is left with unsaved changes: by a link, by Back, or by closing the tab. Without a path it also asks
 * when Back only closes a dialog of the page.
 */
export const useUnsavedChanges = (path: string | undefined, isUnsaved: boolean) => {
  const block = use(BlockContext)
  const [blockedNavigation, setBlockedNavigation] = useState<{ go: () => void }>()
  const isAllowed = useRef(false)
  const isBehindLogin = isLoginPath(useLocation().pathname)
  const isBlocking = isUnsaved && !(isBehindLogin && path === undefined)

  // Back may come right after a key: a layout effect, which does not wait for the next frame.
  useLayoutEffect(() => {
    if (!isBlocking) return
    // The sign-in dialog opens above the page and does not leave it.
    const mayLeave = (to: string) => isAllowed.current || isLoginPath(to) || to.toLowerCase() === path?.toLowerCase()
    const unblock = block({ isAllowed: mayLeave, onBlocked: (go) => setBlockedNavigation({ go }) })
    // Makes the browser ask before it closes the tab or opens another site.
    const onUnload = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      unblock()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [block, path, isBlocking])

  const allowLeaving = () => {
    isAllowed.current = true
  }
  const onLeave = () => {
    allowLeaving()
    blockedNavigation?.go()
  }

  return {
    /** Props of the question, once a navigation is blocked. */
    leaving: blockedNavigation && { onStay: () => setBlockedNavigation(undefined), onLeave },
    /** Stops blocking, after a save. */
    allowLeaving,
  }
}
