import type { Owner } from './scheduler.ts'

/** One durable consumer: how far it is, and who runs it. */
interface Lease {
  position: number
  runner: Owner | undefined
  /** Grows whenever somebody else takes over. */
  term: number
  waiting: (() => void)[]
}

export type Leases = ReturnType<typeof openLeases>

/** The durable consumers, as the store knows them: one runner each, progress that outlives every runner. */
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
    /** Makes somebody the runner, or says nothing where there is one already. The answer is the term of the run. */
    take: (name: string, runner: Owner) => {
      const lease = leaseOf(name)
      if (lease.runner) return undefined
      lease.runner = runner
      lease.term += 1
      return lease.term
    },
    /** Calls back when somebody may try to become the runner. */
    onFree: (name: string, wake: () => void) => {
      leaseOf(name).waiting.push(wake)
    },
    position: (name: string) => leaseOf(name).position,
    isRunning: (name: string, term: number) => leaseOf(name).runner !== undefined && leaseOf(name).term === term,
    /** Facts up to here are done, if it is still the runner who says so. */
    done: (name: string, term: number, position: number) => {
      const lease = leaseOf(name)
      if (lease.runner && lease.term === term) lease.position = Math.max(lease.position, position)
    },
    /** Progress that was not saved yet is lost. */
    rewind: (name: string, facts: number) => {
      const lease = leaseOf(name)
      lease.position = Math.max(0, lease.position - facts)
    },
    leave: (name: string, term: number) => {
      const lease = leaseOf(name)
      if (lease.term === term && lease.runner) free(lease)
    },
    /** Somebody is gone: others may take over all that they ran. */
    gone: (runner: Owner) => {
      for (const lease of leases.values()) if (lease.runner === runner) free(lease)
    },
    /** Lets those who wait look again. */
    wake: (name: string) => wakeAll(leaseOf(name)),
    names: () => [...leases.keys()],
    /** Takes a consumer away from its runner, who does not know yet. */
    depose: (name: string) => free(leaseOf(name)),
  }
}
