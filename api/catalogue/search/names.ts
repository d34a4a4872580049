/** Names that are kept once: columns hold their places. */
export interface Names<Known> {
  placeOf(name: string): number
  /** What is known of each, by their places. */
  readonly known: readonly Known[]
}

export const openNames = <Known>(know: (name: string) => Known): Names<Known> => {
  const known: Known[] = []
  const places = new Map<string, number>()
  return {
    known,
    placeOf: (name) => {
      const place = places.get(name)
      if (place !== undefined) return place
      places.set(name, known.length)
      return known.push(know(name)) - 1
    },
  }
}
