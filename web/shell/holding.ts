import type { Navigator, To } from 'react-router-dom'

/** Whether one stays where one is at this path. */
type Stays = (path: string) => boolean

/** Gets the way that was wanted, to be gone later. */
type Ask = (go: () => void) => void

/** Holds links and `navigate`. The declarative router has no blocker; its navigator is the one door that both go through. */
export const holdLinks = (navigator: Navigator, stays: Stays, ask: Ask) => {
  const { push, replace } = navigator
  const held =
    (go: Navigator['push']): Navigator['push'] =>
    (to, ...rest) =>
      stays(pathOf(to)) ? go(to, ...rest) : ask(() => go(to, ...rest))
  Object.assign(navigator, { push: held(push), replace: held(replace) })

  return () => {
    Object.assign(navigator, { push, replace })
  }
}

/**
 * Holds Back and Forward. The router hears of them first, when the address has changed already: it is told of the place where it is,
 * and the address is put back.
 */
export const holdBack = (navigator: Navigator, stays: Stays, ask: Ask) => {
  let here = placeNow()
  const freeLocation = withLocation(navigator, (now) => {
    const before = now()
    return () => (stays(location.pathname) ? now() : before)
  })
  const onPop = () => {
    const place = placeNow()
    if (stays(location.pathname) || (place !== undefined && place === here)) {
      here = place
      return
    }
    const steps = (place ?? 0) - (here ?? 0) || -1
    history.go(-steps)
    ask(() => history.go(steps))
  }
  window.addEventListener('popstate', onPop)

  return () => {
    freeLocation()
    window.removeEventListener('popstate', onPop)
  }
}

/** Lets the browser ask before the tab is closed or another site is opened. */
export const holdTab = () => {
  const onUnload = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', onUnload)

  return () => window.removeEventListener('beforeunload', onUnload)
}

const pathOf = (to: To) => new URL(typeof to === 'string' ? to : (to.pathname ?? ''), location.href).pathname

/** Has the navigator tell another location. Answers the way back to its own. */
const withLocation = (navigator: Navigator, other: (now: () => unknown) => () => unknown) => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'location')
  if (!own?.get) return () => {}
  Object.defineProperty(navigator, 'location', { ...own, get: other(own.get) })

  return () => {
    Object.defineProperty(navigator, 'location', own)
  }
}

// The router numbers its entries.
const placeNow = (): number | undefined => history.state?.idx
