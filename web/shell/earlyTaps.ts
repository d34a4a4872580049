import { isHydrated, whenHydrated } from '#ui-kit/elements/hydrateLater.tsx'

declare global {
  interface Window {
    /** The recorder in index.html. */
    earlyTaps?: EarlyTaps | undefined
  }
}

type EarlyTaps = {
  /** The controls that were pressed before they were hydrated, in order. */
  taps: HTMLElement[]
  /** Adds or removes the recorder's listeners. */
  each: (listen: typeof addEventListener) => void
  /** Is called at every tap that is kept. */
  onTap?: () => unknown
  /** Answers whether React handles this control already, once the page is hydrated; links and forms behind a tap are kept all the same. */
  isHydrated?: (control: Element) => boolean
}

/** Milliseconds for which taps on a part that is not hydrated hold up those behind them. */
const waitLimit = 5000

/**
 * Replays the controls that were pressed before hydration, once and in order: React has not seen these presses. Presses during the replay
 * are queued behind. Until every part of the page is hydrated, the recorder goes on for the parts that are not.
 */
export const replayEarlyTaps = async () => {
  const { earlyTaps } = window
  if (!earlyTaps) return

  // From here on every press is answered. Read by the browser's own tools, by `npm run bench:web` and by tests.
  performance.mark('interactive')
  delete document.documentElement.dataset['early']
  const { taps, each } = earlyTaps
  await replay(earlyTaps)
  const endOnceHydrated = () => {
    if (taps[0] || document.querySelector('[data-pending]')) return
    removeEventListener('hydrated', endOnceHydrated)
    each(removeEventListener)
    window.earlyTaps = undefined
  }
  earlyTaps.isHydrated = (control) => {
    endOnceHydrated()
    return isHydrated(control)
  }
  earlyTaps.onTap = () => taps.length === 1 && replay(earlyTaps).then(endOnceHydrated)
  addEventListener('hydrated', endOnceHydrated)
  endOnceHydrated()
}

const replay = async ({ taps, each }: EarlyTaps) => {
  const timeout = delay(waitLimit)
  for (let [control] = taps; control; [control] = taps) {
    await Promise.race([whenHydrated(control), timeout])
    // The recorder gave up meanwhile.
    if (taps[0] !== control) return
    each(removeEventListener)
    replayTap(control, taps.includes(control, 1))
    each(addEventListener)
    // React renders each press before the next one, as it does for real ones: a busy button ignores a second press.
    await delay(0)
    taps.shift()
  }
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const replayTap = (control: HTMLElement, isQueuedAgain: boolean) => {
  if (!isQueuedAgain) clearBusyState(control)
  if (control.isConnected) press(control)
}

const clearBusyState = (control: HTMLElement) => {
  delete control.dataset['tapped']
  control.removeAttribute('aria-busy')
}

// A select has its new value already; it only needs the event.
const press = (control: HTMLElement) =>
  control.matches('select') ? control.dispatchEvent(new Event('change', { bubbles: true })) : control.click()
