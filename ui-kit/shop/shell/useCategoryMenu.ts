import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'

/** What closes an open category menu: Escape, the focus that leaves, and a press outside. */
export const useCategoryMenu = (open: boolean, onToggle: (open: boolean) => void) => {
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const leaving = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !open) return
      onToggle(false)
      opener.current?.focus()
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (open && relatedTarget && !currentTarget.contains(relatedTarget)) onToggle(false)
    },
  }
  /** The arrow down opens the menu, and leads from the button of an open one to its first entry. */
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (open) opener.current?.parentElement?.querySelector<HTMLElement>('ul a, ul button')?.focus()
    else onToggle(true)
  }

  const close = useEffectEvent(() => onToggle(false))
  useEffect(() => {
    if (!open) return
    const closeOnOutsidePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress)
  }, [open])

  return { menu, opener, leaving, enter }
}
