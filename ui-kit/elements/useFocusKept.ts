import { type FocusEvent, useEffect, useRef } from 'react'
import { focusIsLost } from './keptFocus.ts'

/** For a part of the page whose buttons may go once they are pressed: the keyboard goes on from the part itself. */
export const useFocusKept = () => {
  const part = useRef<HTMLElement>(null)
  const focused = useRef<Element>(undefined)

  useEffect(() => {
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
