import type { Owner } from './scheduler.ts'

/** The lease of one durable consumer: its checkpoint and its runner. */
interface Lease {
  position: number
  runner: Owner | undefined
  /** Grows whenever another runner takes over. */
  term: number
  waiting: (() => void)[]
}

export type Leases = ReturnType<typeof openLeases>

/** The leases of all durable consumers: one runner each; the checkpoint outlives the runner. */
export const openLeases = () => {
  const leases = new Map<string, Lease>()

  const leaseOf = (name: string) =>
    leases.getOrInsertComputed(name, (): Lease => ({ position: 0, runner: undefined, term: 0, waiting: [] }))

  const wakeAll = (lease: Lease) => {
    for (const wake of lease.waiting.splice(0)) wake()
  }

  const free = (lease: Lease) => {
    lease.runner = undefined
    wakeAll(lease)
  }

  return {
    /** Makes `runner` the holder and returns its term, or undefined where the lease is held. */
    acquire: (name: string, runner: Owner) => {
      const lease = leaseOf(name)
      if (lease.runner) return undefined
      lease.runner = runner
      lease.term += 1
      return lease.term
    },
    /** Calls `wake` when the lease is free. */
    onFree: (name: string, wake: () => void) => {
      leaseOf(name).waiting.push(wake)
    },
    position: (name: string) => leaseOf(name).position,
    isRunning: (name: string, term: number) => leaseOf(name).runner !== undefined && leaseOf(name).term === term,
    /** Saves the checkpoint where this term still holds the lease. */
    saveProgress: (name: string, term: number, position: number) => {
      const lease = leaseOf(name)
      if (lease.runner && lease.term === term) lease.position = Math.max(lease.position, position)
    },
    /** Moves the checkpoint back by so many facts, as if it had not been saved. */
    rewind: (name: string, facts: number) => {
      const lease = leaseOf(name)
      lease.position = Math.max(0, lease.position - facts)
    },
    release: (name: string, term: number) => {
      const lease = leaseOf(name)
      if (lease.term === term && lease.runner) free(lease)
    },
    /** Releases every lease of a runner that is gone. */
    releaseAll: (runner: Owner) => {
      for (const lease of leases.values()) if (lease.runner === runner) free(lease)
    },
    /** Wakes everybody who waits for this lease. */
    wakeWaiting: (name: string) => wakeAll(leaseOf(name)),
    names: () => [...leases.keys()],
    /** Frees a lease without telling its runner. */
    revoke: (name: string) => free(leaseOf(name)),
  }
}
