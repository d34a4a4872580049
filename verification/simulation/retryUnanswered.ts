import type { SeededRandom } from '#harness/seededRandom.ts'
import { noAnswer } from '#verification/clients/noAnswer.ts'
import type { Browser } from './browser.ts'

/** Repeats a request until an answer comes, or until its customer gives up. */
export const retryUnanswered = async (
  { browser, random }: { browser: Browser; random: SeededRandom },
  act: () => Promise<unknown>,
) => {
  for (let attempts = 0; attempts < 6; attempts += 1) {
    if ((await act()) !== noAnswer || random.happens(0.15)) return
    await browser.pause(1000)
  }
}
