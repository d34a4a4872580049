import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { restoreFocus, selfAndAncestors } from './restoreFocus.ts'

/**
 * Shows a native modal dialog while the component is mounted. Neither Escape nor a phone's back gesture closes it; the returned
 * `onKeyDown` handler keeps Tab inside. On unmount the focus returns to where it was, or to the nearest ancestor that takes it.
 */
export const useModal = (dialog: RefObject<HTMLDialogElement | null>) => {
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), [dialog])

  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault()
    if (event.key === 'Tab' && dialog.current) trapTab(event, dialog.current)
  }
}

const openModal = (modal: HTMLDialogElement) => {
  // Some browsers close the dialog on a second Escape although `cancel` was prevented.
  const reopen = () => showAsModal(modal)
  const before = selfAndAncestors(document.activeElement)
  showAsModal(modal)
  modal.focus({ preventScroll: true })
  modal.addEventListener('cancel', preventClose)
  modal.addEventListener('close', reopen)
  const unlockPageScroll = lockPageScroll()
  return () => {
    modal.removeEventListener('cancel', preventClose)
    modal.removeEventListener('close', reopen)
    unlockPageScroll()
    // The browser returns the focus only if the dialog is closed before it is removed.
    modal.close?.()
    // The element that had the focus may be removed in the same commit.
    queueMicrotask(() => restoreFocus(before))
  }
}

const preventClose = (event: Event) => event.preventDefault()

// A browser without `showModal` shows it as a plain dialog.
const showAsModal = (modal: HTMLDialogElement) => {
  if (modal.showModal) modal.showModal()
  else modal.setAttribute('open', '')
}

// Stops the page behind from scrolling, and reserves the width of its scroll bar so that nothing shifts.
const lockPageScroll = () => {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingRight } = style
  const scrollBar = window.innerWidth - clientWidth
  Object.assign(style, { overflow: 'hidden', ...(scrollBar > 0 && { paddingRight: `${scrollBar}px` }) })
  return () => void Object.assign(style, { overflow, paddingRight })
}

const focusableSelector = 'a[href], :is(button, input, select, textarea):enabled:not([tabindex="-1"]), [tabindex="0"]'

const trapTab = (event: KeyboardEvent, modal: HTMLElement) => {
  const focusable = [...modal.querySelectorAll<HTMLElement>(focusableSelector)]
  const [edge, other] = event.shiftKey ? [focusable[0], focusable.at(-1)] : [focusable.at(-1), focusable[0]]
  const isAtEdge = document.activeElement === edge || (event.shiftKey && document.activeElement === modal)
  if (!isAtEdge) return
  event.preventDefault()
  other?.focus()
}
