import { setTimeout as pause } from 'node:timers/promises'

/**
 * Answers only at the beats of a clock, `beat` milliseconds apart: what was done for an address, and how long it took, cannot be told
 * from the time of the answer. 0 milliseconds answer at once.
 */
export const evenly = (beat: number) => {
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now()
    const answer = await work()
    if (beat > 0) await pause(beat - ((performance.now() - began) % beat))
    return answer
  }
}

export type Evenly = ReturnType<typeof evenly>
