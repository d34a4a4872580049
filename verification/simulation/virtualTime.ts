import type { Scheduler } from './scheduler.ts'

type Callback = (...args: unknown[]) => void

/** While `work` runs, all timers of this process are tasks of the scheduler, and `performance.now` is its virtual time. */
export const inVirtualTime = async <Result>(scheduler: Scheduler, work: () => Promise<Result>): Promise<Result> => {
  const startTime = scheduler.now()
  const restore = [
    replaceMember(globalThis, 'setImmediate', (call: Callback, ...args: unknown[]) =>
      addTimer(scheduler, 'goes on', () => call(...args), 0),
    ),
    replaceMember(globalThis, 'setTimeout', (call: Callback, delay = 0, ...args: unknown[]) =>
      addTimer(scheduler, 'goes on after a rest', () => call(...args), Math.max(1, Math.ceil(delay))),
    ),
    replaceMember(globalThis, 'clearTimeout', (cleared?: Timer) => cleared?.clear()),
    replaceMember(performance, 'now', () => scheduler.now() - startTime),
  ]
  try {
    return await work()
  } finally {
    for (const each of restore) each()
  }
}

type Timer = ReturnType<typeof addTimer>

const addTimer = (scheduler: Scheduler, what: string, call: () => void, delay: number) => {
  let isCleared = false
  scheduler.add(scheduler.current(), what, () => isCleared || call(), delay)
  const timerHandle = {
    clear: () => {
      isCleared = true
    },
    ref: () => timerHandle,
    unref: () => timerHandle,
  }
  return timerHandle
}

const replaceMember = (owner: object, name: string, by: unknown) => {
  const before: unknown = Reflect.get(owner, name)
  Reflect.set(owner, name, by)
  return () => Reflect.set(owner, name, before)
}
