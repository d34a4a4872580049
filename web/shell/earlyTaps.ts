import { isLive, whenLive } from '#ui-kit/elements/hydrateLater.tsx'

declare global {
  interface Window {
    /** The recorder in index.html. */
    earlyTaps?: EarlyTaps | undefined
  }
}

type EarlyTaps = {
  /** The controls that were pressed before they were live, in order. */
  taps: HTMLElement[]
  /** Adds or removes the recorder's listeners. */
  each: (listen: typeof addEventListener) => void
  /** Is called at every tap that is kept. */
  onTap?: () => unknown
  /** Answers whether React handles this control already, once the page is live; links and forms behind a tap are kept all the same. */
  isLive?: (control: Element) => boolean
}

/** Milliseconds for which a tap holds up those behind it while its part of the page loads. */
const patience = 5000

/**
 * Replays the controls that were pressed before hydration, once and in order: React has not seen these presses. Presses during the replay
 * are queued behind. Until every part of the page is live, the recorder goes on for the parts that are not.
 */
export const replayEarlyTaps = async () => {
  const { earlyTaps } = window
  if (!earlyTaps) return

  performance.mark('interactive')
  const { taps, each } = earlyTaps
  await replay(earlyTaps)
  earlyTaps.isLive = isLive
  earlyTaps.onTap = () => taps.length === 1 && replay(earlyTaps).then(endOnceLive)
  const endOnceLive = () => {
    if (taps[0] || document.querySelector('[data-later]')) return
    removeEventListener('live', endOnceLive)
    each(removeEventListener)
    window.earlyTaps = undefined
  }
  addEventListener('live', endOnceLive)
  endOnceLive()
}

const replay = async ({ taps, each }: EarlyTaps) => {
  for (let [control] = taps; control; [control] = taps) {
    if (!isLive(control)) await Promise.race([whenLive(control), delay(patience)])
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
