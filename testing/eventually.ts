import { vi } from 'vitest'

/** For tests: repeats an assertion until it holds, for up to 15 seconds. Resolves with what it returns. */
export const eventually = <Answer>(assertion: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(assertion, { timeout: 15_000, interval: 5 })
