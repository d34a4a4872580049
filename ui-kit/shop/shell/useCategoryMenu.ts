import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { isWide, useHoverIntent } from './useHoverIntent.ts'

/** The state of the category menu and its event handlers. Entries are identified by their href. */
export const useCategoryMenu = () => {
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<string>()
  const hover = useHoverIntent(setShown)

  const close = () => {
    hover.cancel()
    setOpen(false)
    setShown(undefined)
  }
  const toggle = () => (open ? close() : setOpen(true))
  const choose = (entry: string, { detail }: MouseEvent) =>
    setShown(shown !== entry || isClickAfterHover(detail) ? entry : undefined)

  const leaving = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !open) return
      close()
      opener.current?.focus()
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
    },
  }

  useEffect(() => {
    if (!open) return
    const closeOnOutsidePress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || menu.current?.contains(target)) return
      setOpen(false)
      setShown(undefined)
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress)
  }, [open])

  return { menu, opener, open, shown, hover, toggle, choose, close, leaving }
}

// Hovering has already opened the entry, so the click that follows must not close it again; a key press (detail 0) may.
const isClickAfterHover = (clicks: number) => clicks > 0 && isWide()
