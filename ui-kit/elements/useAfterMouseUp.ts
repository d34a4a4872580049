import { useEffect, useRef } from 'react'

/** Runs an action once no mouse button is down: an element that moves between mousedown and mouseup gets no click. */
export const useAfterMouseUp = () => {
  const isHeld = useRef(false)
  const pending = useRef<() => void>(undefined)

  useEffect(() => {
    const press = () => {
      isHeld.current = true
    }
    const release = () => {
      isHeld.current = false
      // The click event follows mouseup, so the action runs after it.
      setTimeout(() => {
        pending.current?.()
        pending.current = undefined
      })
    }
    window.addEventListener('mousedown', press, true)
    window.addEventListener('mouseup', release, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      window.removeEventListener('mouseup', release, true)
    }
  }, [])

  return (work: () => void) => {
    if (isHeld.current) pending.current = work
    else work()
  }
}
