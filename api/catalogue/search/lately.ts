// Enough for those who turn pages at the same time; each may hold a number for every product.
const mostKept = 16

/** Remembers what was made last under each name, until the version is another one. */
export const lately = <Made>(version: () => number) => {
  const kept = new Map<string, Made>()
  let made = -1

  return (name: string, make: () => Made): Made => {
    const now = version()
    if (made !== now) kept.clear()
    made = now
    const found = kept.get(name) ?? make()
    kept.delete(name)
    kept.set(name, found)
    for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest)
    return found
  }
}
