/** Counts by name. A name whose count is 0 again is forgotten. */
export const nameCounter = () => {
  const counts = new Map<string, number>()
  const countOf = (name: string) => counts.get(name) ?? 0
  const change = (name: string, by: 1 | -1) => {
    const count = countOf(name) + by
    if (count > 0) counts.set(name, count)
    else counts.delete(name)
  }
  return {
    countOf,
    change,
    /** Counts one more until it is disposed of. */
    hold: (name: string) => {
      change(name, 1)
      return { [Symbol.dispose]: () => change(name, -1) }
    },
  }
}
