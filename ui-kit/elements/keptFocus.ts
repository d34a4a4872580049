/** An element and all places around it, nearest first, and the page's main part last. */
export const placesAround = (element: Element | null): Element[] => {
  const places: Element[] = []
  for (let place = element; place; place = place.parentElement) places.push(place)
  return places
}

/** Where the focus has fallen to the body, the first of these places that still takes it gets it, or else the main part of the page. */
export const keepFocus = (places: readonly Element[] = []) => {
  for (const place of [...places, ...document.querySelectorAll('main')]) {
    if (!focusIsLost()) return
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
}

export const focusIsLost = () => document.activeElement === null || document.activeElement === document.body
