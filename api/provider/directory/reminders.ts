/** Reminds of entries at a local minute. An entry has one reminder at most: a new one takes the place of the old. */
export const openReminders = () => {
  const entriesByMinute = new Map<number, number[]>()
  const minutes = new Map<number, number>()
  let reached: number | undefined

  return {
    set: (entry: number, minute: number) => {
      if (minutes.get(entry) === minute) return
      minutes.set(entry, minute)
      entriesByMinute.getOrInsertComputed(minute, () => []).push(entry)
    },
    /** The entries whose minute has come since the last call, each once. */
    take: (now: number): number[] => {
      const due: number[] = []
      // The minute of the last call is not over: it may have new reminders.
      for (let minute = reached ?? now; minute <= now; minute += 1) {
        const reminded = entriesByMinute.get(minute)?.filter((entry) => minutes.get(entry) === minute) ?? []
        for (const entry of new Set(reminded)) {
          minutes.delete(entry)
          due.push(entry)
        }
        entriesByMinute.delete(minute)
      }
      reached = now
      return due
    },
  }
}
