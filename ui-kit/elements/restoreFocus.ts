/** The element and its ancestors, nearest first. */
export const selfAndAncestors = (element: Element | null): Element[] => {
  const places: Element[] = []
  for (let place = element; place; place = place.parentElement) places.push(place)
  return places
}

/** If the focus has fallen to the body, moves it to the first of these elements that takes it, else to `<main>`. */
export const restoreFocus = (places: readonly Element[] = []) => {
  for (const place of [...places, ...document.querySelectorAll('main')]) {
    if (!isFocusLost()) return
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
}

export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body
