import type { SeededRandom } from '#harness/seededRandom.ts'
import type { Trace } from './trace.ts'

/** The owner of tasks, such as a node. Tasks of an owner that is gone never run; tasks of a stalled owner run later. */
export interface Owner {
  readonly name: string
  isGone: boolean
  /** Virtual milliseconds. */
  stalledUntil: number
}

export const openOwner = (name: string): Owner => ({ name, isGone: false, stalledUntil: 0 })

interface Task {
  owner: Owner
  what: string
  go: () => void
}

export interface Scheduler {
  /** Virtual time, milliseconds since the epoch. */
  now(): number
  /** The owner of the task that runs now. */
  current(): Owner
  /** Adds a task to the queue that chance picks from, after a delay in milliseconds if one is given. */
  add(owner: Owner, what: string, go: () => void, delay?: number): void
  /** Resolves when chance picks it. */
  turn(owner: Owner, what: string): Promise<void>
  /** Resolves after so many virtual milliseconds, or later. */
  pause(owner: Owner, what: string, milliseconds: number): Promise<void>
  /** Runs one task and every promise that follows from it. Returns false where no task is left. */
  step(): Promise<boolean>
}

/** Monday, 16 November 2026, 08:00 UTC. */
const start = Date.UTC(2026, 10, 16, 8)
const maxStepTime = 5

/** One queue of all tasks that could run now; chance picks the next one. Only `step` moves the virtual time. */
export const openScheduler = (random: SeededRandom, trace: Trace): Scheduler => {
  let now = start
  let next = Number.POSITIVE_INFINITY
  let later: { at: number; task: Task }[] = []
  const ready: Task[] = []
  let current = openOwner('nobody')

  const addAt = (at: number, task: Task) => {
    later.push({ at, task })
    next = Math.min(next, at)
  }

  const wake = () => {
    if (next > now) return
    for (const { at, task } of later) if (at <= now) ready.push(task)
    later = later.filter(({ at }) => at > now)
    next = later.reduce((earliest, { at }) => Math.min(earliest, at), Number.POSITIVE_INFINITY)
  }

  const take = () => {
    const index = random.below(ready.length)
    const [taken, last] = [ready[index], ready.pop()]
    if (last && index < ready.length) ready[index] = last
    return taken
  }

  const run = async ({ owner, what, go }: Task) => {
    trace.step(`${now - start} ${owner.name} ${what}`)
    current = owner
    go()
    await untilSettled()
  }

  const add: Scheduler['add'] = (owner, what, go, delay = 0) => {
    if (delay > 0) addAt(now + delay, { owner, what, go })
    else ready.push({ owner, what, go })
  }

  return {
    now: () => now,
    current: () => current,
    add,
    turn: (owner, what) => new Promise((resolve) => add(owner, what, resolve)),
    pause: (owner, what, milliseconds) => new Promise((resolve) => add(owner, what, resolve, milliseconds)),
    step: async () => {
      now += 1 + random.below(maxStepTime)
      if (ready.length === 0 && later.length === 0) return false
      if (ready.length === 0) now = Math.max(now, next)
      wake()
      const task = take()
      if (task && task.owner.stalledUntil > now) addAt(task.owner.stalledUntil, task)
      else if (task && !task.owner.isGone) await run(task)
      return true
    },
  }
}

// `nextTick` runs after all settled promises are handled: whatever is left then waits for the scheduler.
const untilSettled = () => new Promise<void>((resolve) => process.nextTick(resolve))
