import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * An `onKeyDown` for a form whose submit button is disabled while a field is invalid, where browsers ignore Enter. On Enter it shows
 * the errors of all fields and focuses the first invalid one.
 */
export const focusFirstInvalid = (showErrors: () => void) => (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const form = event.currentTarget
  if (!form.querySelector('button[type=submit]:disabled')) return

  event.preventDefault()
  flushSync(showErrors)
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
