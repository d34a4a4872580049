/** Counts the open connections of each address. */
export const openConnectionCounter = (max: number) => {
  const counts = new Map<string, number>()

  return {
    /** Adds a connection; false if the address has reached its maximum. */
    acquire: (address: string) => {
      const count = counts.get(address) ?? 0
      if (count >= max) return false
      counts.set(address, count + 1)
      return true
    },
    release: (address: string) => {
      const count = counts.get(address) ?? 0
      if (count > 1) counts.set(address, count - 1)
      else counts.delete(address)
    },
    /** Number of addresses with open connections. */
    size: () => counts.size,
  }
}
