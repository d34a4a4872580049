import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { keepFocus, placesAround } from './keptFocus.ts'

/**
 * Opens a native dialog above the page for as long as it is drawn. Neither Escape nor a phone's back gesture closes it; what it
 * gives to `onKeyDown` keeps Tab inside. Afterwards the focus is back where it was, or near there.
 */
export const useModal = (dialog: RefObject<HTMLDialogElement | null>) => {
  useLayoutEffect(() => (dialog.current ? hold(dialog.current) : undefined), [dialog])

  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault()
    if (event.key === 'Tab' && dialog.current) stayInside(event, dialog.current)
  }
}

const hold = (modal: HTMLDialogElement) => {
  // Some browsers close it all the same when they are asked twice.
  const reopen = () => open(modal)
  const before = placesAround(document.activeElement)
  open(modal)
  modal.focus({ preventScroll: true })
  modal.addEventListener('cancel', stay)
  modal.addEventListener('close', reopen)
  const letPageGo = holdPage()
  return () => {
    modal.removeEventListener('cancel', stay)
    modal.removeEventListener('close', reopen)
    letPageGo()
    // Before it leaves the page: only then does the browser give the focus back.
    modal.close?.()
    // What it was on may go in the same moment.
    queueMicrotask(() => keepFocus(before))
  }
}

const stay = (event: Event) => event.preventDefault()

// A browser that knows no modal dialogs shows it above the page all the same.
const open = (modal: HTMLDialogElement) => {
  if (modal.showModal) modal.showModal()
  else modal.setAttribute('open', '')
}

// The page behind does not scroll, and does not jump where its scroll bar was.
const holdPage = () => {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingRight } = style
  const scrollBar = window.innerWidth - clientWidth
  Object.assign(style, { overflow: 'hidden', ...(scrollBar > 0 && { paddingRight: `${scrollBar}px` }) })
  return () => void Object.assign(style, { overflow, paddingRight })
}

const reachable = 'a[href], :is(button, input, select, textarea):enabled:not([tabindex="-1"]), [tabindex="0"]'

const stayInside = (event: KeyboardEvent, modal: HTMLElement) => {
  const stops = [...modal.querySelectorAll<HTMLElement>(reachable)]
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const isAtEdge = document.activeElement === edge || (event.shiftKey && document.activeElement === modal)
  if (!isAtEdge) return
  event.preventDefault()
  other?.focus()
}
