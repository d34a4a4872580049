/**
 * Runs in a page: finds controls that take taps on less than 44 px, across or down, one sentence each. Whatever belongs to a control
 * counts: its label, and the area around it that takes taps for it. A link within a sentence may be as high as its line.
 */
export const findSmallTargets = (part: string): string[] => {
  const least = 44
  /** Pixels lost to borders, roundings and neighbours that share an edge. */
  const tolerance = 1
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector(part) ?? document.body
  const labelOf = (element: Element) =>
    (element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || element.tagName)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 60)

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.matches('a[href="#main"], :disabled, [aria-disabled="true"]') &&
    getComputedStyle(element).clipPath === 'none'

  const isInSentence = (element: Element) => {
    const isInline = getComputedStyle(element).display === 'inline'
    const words = (element.parentElement?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    return isInline && words !== (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  }

  const labelsOf = (control: Element) => (control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [])

  const takes = (control: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && [control, ...labelsOf(control)].some((own) => own.contains(hit))
  }

  /** How far the area that takes taps reaches from a point on it, in one direction. */
  const reach = (control: Element, x: number, y: number, right: number, down: number) => {
    let distance = 0
    while (distance < least && takes(control, x + right * (distance + 1), y + down * (distance + 1))) distance += 1
    return distance
  }

  const sizeOf = (control: Element) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const x = left + width / 2
    const y = top + height / 2
    if (!takes(control, x, y)) return undefined
    const wide = reach(control, x, y, 1, 0) + reach(control, x, y, -1, 0) + 1
    const high = reach(control, x, y, 0, 1) + reach(control, x, y, 0, -1) + 1
    return { wide, high }
  }

  const isSmall = (pixels: number) => pixels < least - tolerance

  return [...scope.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((control) => {
    if (!isShown(control) || isInSentence(control)) return []
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const size = sizeOf(control)
    if (!size || !(isSmall(size.wide) || isSmall(size.high))) return []
    return [`"${labelOf(control)}" takes taps on ${size.wide} x ${size.high} px`]
  })
}
