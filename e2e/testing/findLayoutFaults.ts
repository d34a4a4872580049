/**
 * Runs in a page: finds its layout faults at this width, one sentence each. Looks at the open modal dialog, else at the part with the
 * selector `part`, else at the whole page.
 */
export const findLayoutFaults = async (part = 'body'): Promise<string[]> => {
  const leastLetters = 6
  /** Pixels beside a text: the margins of the page and of a card. */
  const widestMargins = 44
  /** What is longer without a space is no word, but a code. */
  const longestWord = 30
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const scope = dialog ?? document.querySelector(part) ?? document.body
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const labelOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60)

  /** Whether an element is hidden, visible to screen readers only, or out of the page until it has the focus. */
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.matches('a[href="#main"]') ||
    [element, element.parentElement].some((each) => each && getComputedStyle(each).clipPath !== 'none')

  const pageFaults = () => {
    const { clientWidth, scrollWidth } = dialog ?? document.documentElement
    const outside = [...scope.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHidden(element),
    )
    const innermost = outside.findLast(
      (element) => !outside.some((other) => other !== element && element.contains(other)),
    )
    return scrollWidth > clientWidth
      ? [`It is ${scrollWidth - clientWidth} px too wide${innermost ? `, by "${labelOf(innermost)}"` : ''}`]
      : []
  }

  const texts = () => {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    const found: { node: Text; holder: Element }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const holder = node.parentElement
      // A text area scrolls its own text.
      if (holder && holder.tagName !== 'TEXTAREA' && node.data.trim() && !isHidden(holder)) found.push({ node, holder })
    }
    return found
  }

  const rangeOf = (node: Text, start: number, end: number) => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return range
  }
  const rectOf = (node: Text, start: number, end: number) => rangeOf(node, start, end).getBoundingClientRect()

  /** Text that overflows its container, such as a card. */
  const findOverflow = ({ node, holder }: { node: Text; holder: Element }) => {
    const { left, right } = rectOf(node, 0, node.length)
    for (
      let container: Element | null = holder;
      container && container !== scope;
      container = container.parentElement
    ) {
      const box = container.getBoundingClientRect()
      const { display, overflowX, position, textOverflow } = getComputedStyle(container)
      // A wide table scrolls in its own box, and a long name may end in three dots.
      if (/auto|scroll/.test(overflowX) || (overflowX === 'hidden' && textOverflow === 'ellipsis')) return []
      const isBlock = display !== 'inline' && display !== 'contents'
      const beyond = Math.max(right - box.right, box.left - left)
      if (isBlock && beyond > 1)
        return [`"${labelOf(holder)}" is ${beyond.toFixed()} px beyond "${labelOf(container)}"`]
      if (position === 'fixed') return []
    }
    return []
  }

  /** Whether a word is wider than any line of the page: it is broken in every layout. */
  const isWiderThanPage = (node: Text, start: number, word: string) => {
    const letters = Array.from(word, (_, place) => rectOf(node, start + place, start + place + 1).width)
    return letters.reduce((sum, width) => sum + width, 0) > document.documentElement.clientWidth - widestMargins
  }

  /** Whether a word belongs to an address or a code without spaces, which is broken wherever its line ends. */
  const isOfCode = (text: string, start: number) => {
    const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? ''
    const [whole = ''] = /^\S*/.exec(before + text.slice(start)) ?? []
    return whole.length > longestWord || /[@/]/.test(whole)
  }

  /** The letters of a word on each of its lines. */
  const linesOf = (node: Text, start: number, word: string) => {
    const lines: { top: number; letters: number }[] = []
    for (let place = start; place < start + word.length; place += 1) {
      const { top, width } = rectOf(node, place, place + 1)
      const line = lines.find((each) => Math.abs(each.top - top) < 3)
      if (line) line.letters += 1
      else if (width > 0) lines.push({ top, letters: 1 })
    }
    return lines
  }

  /** Words that are broken so that a line has only a few of their letters. */
  const findBrokenWords = ({ node, holder }: { node: Text; holder: Element }) => {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d\u00AD]+/gu)) {
      const first = rectOf(node, index, index + 1)
      const last = rectOf(node, index + word.length - 1, index + word.length)
      if (last.top <= first.top + 2 || isOfCode(node.data, index) || isWiderThanPage(node, index, word)) continue
      const lines = linesOf(node, index, word)
      if (lines.some(({ letters }) => letters < leastLetters)) {
        return [`"${word}" of "${labelOf(holder)}" is broken into ${lines.map(({ letters }) => letters).join(' + ')}`]
      }
    }
    return []
  }

  /** Prices that something cuts off, or that stand on two lines. */
  const findCutPrices = ({ node, holder }: { node: Text; holder: Element }) => {
    for (const { 0: price, index } of node.data.matchAll(/(?<![\p{L}\d])-?R[\s\u00A0]\d[\d\s\u00A0]*(?:\.\d\d)?/gu)) {
      const range = rangeOf(node, index, index + price.trimEnd().length)
      const rect = range.getBoundingClientRect()
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 1 && !isWiderThanPage(node, index, price)) return [`"${price}" of "${labelOf(holder)}" is broken`]
      for (let clip: Element | null = holder; clip; clip = clip.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(clip)
        const box = clip.getBoundingClientRect()
        const isCut =
          (/hidden|clip/.test(overflowX) && (rect.right > box.right + 1 || rect.left < box.left - 1)) ||
          (/hidden|clip/.test(overflowY) && (rect.bottom > box.bottom + 2 || rect.top < box.top - 2))
        if (isCut) return [`"${price}" of "${labelOf(holder)}" is cut`]
        if (/auto|scroll/.test(overflowX + overflowY)) break
      }
    }
    return []
  }

  /** Fields that show only a part of their number. */
  const findCutNumbers = (field: HTMLInputElement) =>
    /^[\d\s.]+$/.test(field.value) && field.scrollWidth > field.clientWidth + 1 && !isHidden(field)
      ? [`"${field.value}" of a field is cut`]
      : []

  /** Controls that another element covers at their center. */
  const findCovered = async (control: Element) => {
    if (isHidden(control)) return []
    const faults = look(control)
    if (faults.length === 0) return []
    // What comes into view for the first time takes its height then, and moves what is below it.
    await nextFrame()
    await nextFrame()
    return look(control)
  }

  const look = (control: Element) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isReachable =
      hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
    return isReachable
      ? []
      : [`"${labelOf(control)}" is covered by ${hit ? `"${labelOf(hit)}"` : 'nothing that is on the page'}`]
  }

  // A header that has scrolled away comes back, and has arrived before it is looked at.
  scrollTo(0, 0)
  await nextFrame()
  await nextFrame()
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  const covered: string[] = []
  for (const control of scope.querySelectorAll('a[href], button, input, select, textarea, summary'))
    covered.push(...(await findCovered(control)))
  return [
    ...pageFaults(),
    ...texts().flatMap((text) => [...findOverflow(text), ...findBrokenWords(text), ...findCutPrices(text)]),
    ...[...scope.querySelectorAll('input')].flatMap(findCutNumbers),
    ...covered,
  ]
}
