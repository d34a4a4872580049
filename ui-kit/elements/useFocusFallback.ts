import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './restoreFocus.ts'

/** For a region whose buttons may disappear once they are pressed: if the focused element is removed, the region itself gets the focus. */
export const useFocusFallback = <Part extends HTMLElement = HTMLElement>() => {
  const part = useRef<Part>(null)
  const focused = useRef<Element>(undefined)

  const focusRegionIfLost = () => {
    if (focused.current?.isConnected === false && isFocusLost()) part.current?.focus({ preventScroll: true })
  }

  // In the commit that removes the element: a Tab pressed right after it must already start from the region.
  useLayoutEffect(focusRegionIfLost)

  useEffect(() => {
    // React sees no focus event when a dialog returns the focus during a commit, so this reads the active element.
    if (part.current?.contains(document.activeElement)) focused.current = document.activeElement ?? undefined
    focusRegionIfLost()
    if (focused.current?.isConnected === false) focused.current = undefined
  })

  return {
    ref: part,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = undefined
    },
  }
}
