import type { Chance } from '#bench/chance.ts'
import type { Trace } from './trace.ts'

/** Who a piece of work belongs to: where it is gone, its work is never done; where it is stalled, later. */
export interface Owner {
  readonly name: string
  isGone: boolean
  /** Virtual milliseconds. */
  stalledUntil: number
}

export const openOwner = (name: string): Owner => ({ name, isGone: false, stalledUntil: 0 })

interface Work {
  owner: Owner
  what: string
  go: () => void
}

export interface Scheduler {
  /** Virtual time, milliseconds since the epoch. */
  now(): number
  /** Whose work is being done at this moment. */
  current(): Owner
  /** Adds work to that which chance picks from, after a delay in milliseconds if one is given. */
  add(owner: Owner, what: string, go: () => void, delay?: number): void
  /** Resolves when chance says so. */
  turn(owner: Owner, what: string): Promise<void>
  /** Resolves so many milliseconds later, or at any time after. */
  pause(owner: Owner, what: string, milliseconds: number): Promise<void>
  /** Does one piece of work and all that follows from it at once. False where there is nothing left to do. */
  step(): Promise<boolean>
}

/** Monday, 16 November 2026, 08:00 UTC. */
const start = Date.UTC(2026, 10, 16, 8)
const slowestStep = 5

/** One queue of everything that could go on now; chance picks which does. Nothing else makes time pass. */
export const openScheduler = (chance: Chance, trace: Trace): Scheduler => {
  let now = start
  let next = Number.POSITIVE_INFINITY
  let later: { at: number; work: Work }[] = []
  const ready: Work[] = []
  let current = openOwner('nobody')

  const addAt = (at: number, work: Work) => {
    later.push({ at, work })
    next = Math.min(next, at)
  }

  const wake = () => {
    if (next > now) return
    for (const { at, work } of later) if (at <= now) ready.push(work)
    later = later.filter(({ at }) => at > now)
    next = later.reduce((earliest, { at }) => Math.min(earliest, at), Number.POSITIVE_INFINITY)
  }

  const take = () => {
    const index = chance.below(ready.length)
    const [taken, last] = [ready[index], ready.pop()]
    if (last && index < ready.length) ready[index] = last
    return taken
  }

  const run = async ({ owner, what, go }: Work) => {
    trace.step(`${now - start} ${owner.name} ${what}`)
    current = owner
    go()
    await settled()
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
      now += 1 + chance.below(slowestStep)
      if (ready.length === 0 && later.length === 0) return false
      if (ready.length === 0) now = Math.max(now, next)
      wake()
      const work = take()
      if (work && work.owner.stalledUntil > now) addAt(work.owner.stalledUntil, work)
      else if (work && !work.owner.isGone) await run(work)
      return true
    },
  }
}

// A tick comes when every promise has been followed to its end: what goes on after that waits for the scheduler.
const settled = () => new Promise<void>((resolve) => process.nextTick(resolve))
