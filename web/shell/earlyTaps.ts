declare global {
  interface Window {
    /** From the recorder in index.html: controls pressed before hydration, in order, `each`, which adds or removes its listeners, and what it calls at every tap. */
    earlyTaps?: { taps: HTMLElement[]; each: (listen: typeof addEventListener) => void; onTap?: () => void } | undefined
  }
}

/**
 * Replays the controls that were pressed before hydration, once and in order. React has not seen these presses; presses during the replay
 * are queued behind. Must not start within an effect: React would not hydrate the pressed part of the page at once, and would drop the
 * press.
 */
export const replayEarlyTaps = async () => {
  const { earlyTaps } = window
  if (!earlyTaps) return

  const { taps, each } = earlyTaps
  for (let control = taps.shift(); control; control = taps.shift()) {
    each(removeEventListener)
    replayTap(control, taps.includes(control))
    each(addEventListener)
    // React renders each press before the next one, as it does for real ones: a busy button ignores a second press.
    await new Promise((resolve) => setTimeout(resolve))
  }
  each(removeEventListener)
  window.earlyTaps = undefined
}

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
