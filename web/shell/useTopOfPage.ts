import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Every new path begins at its top, and so do the keyboard and the screen reader. Back and forward find their old place. */
export const useTopOfPage = (path: string) => {
  const moved = useNavigationType() !== 'POP'
  const before = useRef(path)

  const goUp = useEffectEvent(() => {
    if (!moved || before.current === path) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    goUp()
    before.current = path
  }, [path])
}
