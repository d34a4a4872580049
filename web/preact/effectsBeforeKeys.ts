import { options } from 'preact'

/** Milliseconds to wait for a frame: a tab in the background has none. */
const frameTimeout = 35

let waitingEffects: (() => void) | undefined

/**
 * Has the effects that wait for the next frame run before a key is handled. Preact runs all effects after the next frame; on a busy device a key
 * would come first, and go elsewhere than into the field that such an effect gives the focus to. React runs those of a click at once, which keeps
 * the page from showing what was tapped for 10 to 20 ms.
 */
export const runEffectsBeforeKeys = () => {
  options.requestAnimationFrame = (runEffects) => {
    waitingEffects = runEffects
    afterNextFrame(runWaitingEffects)
  }
  addEventListener('keydown', runWaitingEffects, { capture: true })
}

const runWaitingEffects = () => {
  const runEffects = waitingEffects
  waitingEffects = undefined
  runEffects?.()
}

// As Preact does where it is told nothing else.
const afterNextFrame = (work: () => void) => {
  const proceed = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    setTimeout(work)
  }
  const timer = setTimeout(proceed, frameTimeout)
  const frame = requestAnimationFrame(proceed)
}
