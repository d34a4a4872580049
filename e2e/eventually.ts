import { vi } from 'vitest'

/** For tests: tries again until an assertion holds, as patiently as a busy machine needs. Resolves with what it returns. */
export const eventually = <Answer>(assertion: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(assertion, { timeout: 15_000, interval: 5 })
