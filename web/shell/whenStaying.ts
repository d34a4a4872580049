import { storageKeys } from '#domain/businessConstants.ts'
import { readItem } from '#web/state/browser/storage.ts'
import { whenIdle } from '#web/state/browser/whenIdle.ts'

/** Milliseconds after which a visitor who has touched nothing counts as staying. */
const lookAround = 10_000

const signs = ['click', 'keydown'] as const

/**
 * Starts something that only a visitor who stays has a use for, once the page is idle: at the first click or key or after ten seconds, and
 * at once for who has been here before. Whoever leaves the first page sooner does not pay for it. Returns a function that stops it, before
 * or after it has started.
 */
export const whenStaying = (start: () => Promise<() => void>) => {
  if (wasHereBefore()) return whenIdle(start)

  let stop: (() => void) | undefined
  const stopWaiting = () => {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, begin, true)
  }
  const begin = () => {
    stopWaiting()
    stop ??= whenIdle(start)
  }
  const timer = setTimeout(begin, lookAround)
  for (const sign of signs) addEventListener(sign, begin, true)
  return () => {
    stopWaiting()
    stop?.()
  }
}

/** The worker answers for this browser, or somebody is signed in or has a cart. */
const wasHereBefore = () =>
  Boolean(navigator.serviceWorker?.controller ?? readItem(storageKeys.accessToken) ?? readItem(storageKeys.cart))
