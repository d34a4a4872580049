/** Runs in a page: finds the layout faults of its main element at this width, one sentence each. */
export const findLayoutFaults = (): string[] => {
  const main = document.querySelector('main')
  if (!main) return ['The page has no main part']
  const labelOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)

  /** Whether an element is hidden, or visible to screen readers only. */
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    [element, element.parentElement].some((each) => each && getComputedStyle(each).clipPath !== 'none')

  const pageFaults = () => {
    const { clientWidth, scrollWidth } = document.documentElement
    const outside = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHidden(element),
    )
    const innermost = outside.findLast(
      (element) => !outside.some((other) => other !== element && element.contains(other)),
    )
    return scrollWidth > clientWidth
      ? [`The page is ${scrollWidth - clientWidth} px too wide${innermost ? `, by "${labelOf(innermost)}"` : ''}`]
      : []
  }

  const texts = () => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: { node: Text; holder: Element }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const holder = node.parentElement
      // A text area scrolls its own text.
      if (holder && holder.tagName !== 'TEXTAREA' && node.data.trim() && !isHidden(holder)) found.push({ node, holder })
    }
    return found
  }

  const rectOf = (node: Text, start: number, end: number) => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return range.getBoundingClientRect()
  }

  /** Text that overflows its container, such as a card. */
  const findOverflow = ({ node, holder }: { node: Text; holder: Element }) => {
    const { left, right } = rectOf(node, 0, node.length)
    for (let container: Element | null = holder; container && container !== main; container = container.parentElement) {
      const box = container.getBoundingClientRect()
      const { display, overflowX } = getComputedStyle(container)
      // A wide table scrolls in its own box.
      if (overflowX === 'auto' || overflowX === 'scroll') return []
      const isBlock = display !== 'inline' && display !== 'contents'
      if (isBlock && (right > box.right + 1 || left < box.left - 1)) return [`"${labelOf(holder)}" leaves its place`]
    }
    return []
  }

  /** Words that are broken in the middle, which leaves lines of a letter or two. */
  const findBrokenWords = ({ node, holder }: { node: Text; holder: Element }) => {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]+/gu)) {
      const first = rectOf(node, index, index + 1)
      const last = rectOf(node, index + word.length - 1, index + word.length)
      if (last.top > first.top + 2) return [`"${word}" of "${labelOf(holder)}" is broken`]
    }
    return []
  }

  /** Controls that another element covers at their center. */
  const findCovered = (control: Element) => {
    if (isHidden(control)) return []
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isReachable =
      hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
    return isReachable
      ? []
      : [`"${labelOf(control)}" is covered by ${hit ? `"${labelOf(hit)}"` : 'nothing that is on the page'}`]
  }

  return [
    ...pageFaults(),
    ...texts().flatMap((text) => [...findOverflow(text), ...findBrokenWords(text)]),
    ...[...main.querySelectorAll('a[href], button, input, select')].flatMap(findCovered),
  ]
}
