import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * For the `onKeyDown` of a form whose button is off while something is wrong: a browser then does nothing on Enter. This has all
 * wrong fields complain, and brings the focus to the first of them.
 */
export const toFirstWrong = (complain: () => void) => (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const form = event.currentTarget
  if (!form.querySelector('button[type=submit]:disabled')) return

  event.preventDefault()
  flushSync(complain)
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
