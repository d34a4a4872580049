/**
 * Runs in a page, twice: first in its own colours, where it remembers what is drawn by a colour alone; then in forced colours, where it finds
 * what has vanished: shapes, buttons that look like text, and choices that look like what is not chosen. One sentence each.
 */
export const findForcedColourFaults = (part: string): string[] => {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector(part) ?? document.body
  const isForced = matchMedia('(forced-colors: active)').matches
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 50)}" ${element.className.toString().split(' ')[0]}`
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width >= 3 &&
      height >= 3 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none'
    )
  }
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  const hasEdge = (style: CSSStyleDeclaration) =>
    sides.some(
      (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
    ) ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
  const groundOf = (element: Element | null): string => {
    if (!element) return 'Canvas'
    const { backgroundColor } = getComputedStyle(element)
    return /rgba?\(.*, 0\)|transparent/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
  }
  const isDrawn = (element: Element) =>
    hasEdge(getComputedStyle(element)) || groundOf(element) !== groundOf(element.parentElement)

  if (!isForced) {
    const shapes = [...scope.querySelectorAll('span, div, i, b, li, td, a, meter, progress')].filter(
      (element) =>
        element.childElementCount === 0 &&
        !element.textContent?.trim() &&
        !element.closest('svg, [aria-busy="true"], [data-skeleton]') &&
        isShown(element) &&
        isDrawn(element) &&
        !hasEdge(getComputedStyle(element)),
    )
    Reflect.set(window, 'shapesOfColour', shapes)
    return []
  }

  const lost = (Reflect.get(window, 'shapesOfColour') as Element[])
    .filter((element) => element.isConnected && !isDrawn(element))
    .map((element) => `${nameOf(element)} is drawn by a colour alone`)

  const plain = [...scope.querySelectorAll('button, [role="button"], input, select, textarea')]
    .filter((element) => {
      const style = getComputedStyle(element)
      return (
        isShown(element) &&
        !(element instanceof HTMLInputElement && ['checkbox', 'radio', 'range', 'file'].includes(element.type)) &&
        !element.querySelector('svg, img') &&
        !hasEdge(style) &&
        !style.textDecorationLine.includes('underline') &&
        !hasEdge(getComputedStyle(element, '::before')) &&
        // What lies over a picture, or over boxes of its own, has their edge.
        ![element.parentElement, ...(element.parentElement?.querySelectorAll('*') ?? [])].some(
          (each) => each && each !== element && (each.matches('img') || hasEdge(getComputedStyle(each))),
        )
      )
    })
    .map((element) => `${nameOf(element)} has no edge`)

  const look = (element: Element) => {
    const style = getComputedStyle(element)
    const own = [
      ...sides.map((side) => style[`border${side}Width`] + style[`border${side}Style`] + style[`border${side}Color`]),
      style.outlineStyle,
      style.fontWeight,
      style.textDecorationLine,
      groundOf(element),
      style.color,
      String(element.querySelectorAll('svg').length),
      ...['::before', '::after'].map((pseudo) => {
        const { content, width } = getComputedStyle(element, pseudo)
        return content + width
      }),
    ]
    return own.join()
  }
  const lookOfAll = (element: Element) => [element, ...element.querySelectorAll('*')].map(look).join('|')
  const chosen = ['[aria-current]:not([aria-current="false"])', '[aria-pressed="true"]', '[aria-selected="true"]']
  const alike = [...scope.querySelectorAll(chosen.join())].filter(isShown).flatMap((element) => {
    const others = [...(element.parentElement?.parentElement?.querySelectorAll(element.localName) ?? [])].filter(
      (other) => other !== element && !other.matches(chosen.join()) && isShown(other),
    )
    const twin = others.find((other) => other.className === element.className)
    return twin && lookOfAll(twin) === lookOfAll(element) ? [`${nameOf(element)} does not look chosen`] : []
  })

  return [...new Set([...lost, ...plain, ...alike])]
}
