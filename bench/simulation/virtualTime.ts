import type { Scheduler } from './scheduler.ts'

type Callback = (...args: unknown[]) => void

/** While the work runs, every timer in this process is a turn of the scheduler, and time is its time. */
export const inVirtualTime = async <Result>(scheduler: Scheduler, work: () => Promise<Result>): Promise<Result> => {
  const began = scheduler.now()
  const restore = [
    replaced(globalThis, 'setImmediate', (call: Callback, ...args: unknown[]) =>
      timer(scheduler, 'goes on', () => call(...args), 0),
    ),
    replaced(globalThis, 'setTimeout', (call: Callback, delay = 0, ...args: unknown[]) =>
      timer(scheduler, 'goes on after a rest', () => call(...args), Math.max(1, Math.ceil(delay))),
    ),
    replaced(globalThis, 'clearTimeout', (cleared?: Timer) => cleared?.clear()),
    replaced(performance, 'now', () => scheduler.now() - began),
  ]
  try {
    return await work()
  } finally {
    for (const each of restore) each()
  }
}

type Timer = ReturnType<typeof timer>

const timer = (scheduler: Scheduler, what: string, call: () => void, delay: number) => {
  let isCleared = false
  scheduler.add(scheduler.current(), what, () => isCleared || call(), delay)
  const made = {
    clear: () => {
      isCleared = true
    },
    ref: () => made,
    unref: () => made,
  }
  return made
}

const replaced = (owner: object, name: string, by: unknown) => {
  const before: unknown = Reflect.get(owner, name)
  Reflect.set(owner, name, by)
  return () => Reflect.set(owner, name, before)
}
