import { userEvent } from 'storybook/test'

/** More stops than a screen has. */
const maxStops = 300

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Presses Tab, or Shift and Tab where it stands before the focus, until `target` has the focus, as somebody without a mouse would. */
export const tabTo = async (target: HTMLElement) => {
  const { activeElement } = document
  const stands = activeElement?.compareDocumentPosition(target) ?? 0
  const shift = activeElement !== document.body && (stands & Node.DOCUMENT_POSITION_PRECEDING) > 0
  for (let stop = 0; stop < maxStops && document.activeElement !== target; stop += 1) await tabOn(shift)
  if (document.activeElement !== target)
    throw new Error(
      `Tab does not lead to ${target.outerHTML.slice(0, 120)}, but to ${document.activeElement?.outerHTML.slice(0, 120)}`,
    )
}

/** user-event takes what is hidden, as in a closed disclosure, for a stop, and stays where it is: a browser goes on. */
const tabOn = async (shift: boolean) => {
  const before = document.activeElement
  await userEvent.tab({ shift })
  if (document.activeElement !== before) return
  const stops = [...document.querySelectorAll<HTMLElement>(controls)]
  const place = stops.findIndex((each) => each.isSameNode(before))
  const following = shift ? stops.slice(0, place).toReversed() : stops.slice(place + 1)
  for (const stop of following.filter(({ tabIndex }) => tabIndex >= 0)) {
    stop.focus()
    if (document.activeElement === stop) return
  }
}
