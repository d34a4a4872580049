/** The part of an address that says where it is. */
export interface Place {
  suburb: string
  city: string
  province: string
}

/**
 * The area served that an address lies in: all words of its name occur in the address. One that is named in the suburb wins over one
 * that is named in the city only, then the one with more words. `undefined` if the address lies in none.
 */
export const nearestArea = (areas: readonly string[], { suburb, city, province }: Place) => {
  const inSuburb = new Set(wordsOf(suburb))
  const inAddress = new Set([...inSuburb, ...wordsOf(city), ...wordsOf(province)])
  const closeness = (area: string) => {
    const words = wordsOf(area)
    if (words.length === 0 || !words.every((word) => inAddress.has(word))) return 0
    return words.filter((word) => inSuburb.has(word)).length * 100 + words.length
  }
  return areas.reduce<string | undefined>(
    (nearest, area) => (closeness(area) > (nearest === undefined ? 0 : closeness(nearest)) ? area : nearest),
    undefined,
  )
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
