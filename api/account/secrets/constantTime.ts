import { setTimeout as pause } from 'node:timers/promises'

/** Answers only at multiples of `responseInterval` milliseconds, so that the time of the answer reveals nothing. 0 answers at once. */
export const openConstantTime = (responseInterval: number) => {
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now()
    const answer = await work()
    if (responseInterval > 0) await pause(responseInterval - ((performance.now() - began) % responseInterval))
    return answer
  }
}

export type ConstantTime = ReturnType<typeof openConstantTime>
