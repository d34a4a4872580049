import { type FocusEvent, useEffect, useRef } from 'react'
import { focusIsLost } from './keptFocus.ts'

/** For a part of the page whose buttons may go once they are pressed: the keyboard goes on from the part itself. */
export const useFocusKept = () => {
  const part = useRef<HTMLElement>(null)
  const focused = useRef<Element>(undefined)

  useEffect(() => {
    // A dialog that gives the focus back while React is at work is heard by nobody.
    if (part.current?.contains(document.activeElement)) focused.current = document.activeElement ?? undefined
    if (focused.current?.isConnected !== false) return
    focused.current = undefined
    if (focusIsLost()) part.current?.focus({ preventScroll: true })
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
