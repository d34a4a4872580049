import { useEffect, useRef } from 'react'

/** Does something once no mouse button is held: what moves under a pointer that is pressed would not be clicked. */
export const useWhenReleased = () => {
  const isHeld = useRef(false)
  const waiting = useRef<() => void>(undefined)

  useEffect(() => {
    const press = () => {
      isHeld.current = true
    }
    const release = () => {
      isHeld.current = false
      // After the click, which comes right after this.
      setTimeout(() => {
        waiting.current?.()
        waiting.current = undefined
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
    if (isHeld.current) waiting.current = work
    else work()
  }
}
