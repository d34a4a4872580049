export type CommitBell = ReturnType<typeof commitBell>

/** Rings after each commit for those who wait for facts. */
export const commitBell = () => {
  let waiting: (() => void)[] = []
  let rung = 0
  return {
    /** How often it has rung. */
    rung: () => rung,
    ring: () => {
      rung += 1
      const woken = waiting
      waiting = []
      for (const wake of woken) wake()
    },
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
  }
}
