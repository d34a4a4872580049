/** Chance that can be had again: all that is drawn follows from the seed. */
export interface Chance {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  /** Whether something happens that does so with this probability. */
  happens(probability: number): boolean
  /** From 0 to below 1. */
  fraction(): number
  /** One of them; there must be one. */
  pick<One>(from: readonly One[]): One
}

export const openChance = (seed: number): Chance => {
  const draw = smallFastCounting(seed)
  const chance: Chance = {
    below: (limit) => Math.floor(chance.fraction() * limit),
    fraction: () => draw() / 2 ** 32,
    happens: (probability) => chance.fraction() < probability,
    pick: (from) => {
      const picked = from[chance.below(from.length)]
      if (picked === undefined) throw new RangeError('There is nothing to pick from')
      return picked
    },
  }
  return chance
}

/** Only the numbers, from 0 to below 1. */
export const chance = (seed: number) => openChance(seed).fraction

/** One of several, by such a number. */
export const oneOf = <Item>(items: readonly [Item, ...Item[]], next: () => number): Item =>
  items[Math.floor(next() * items.length)] ?? items[0]

// sfc32 of Chris Doty-Humphrey's PractRand; the first rounds are left out, so that neighboring seeds have nothing in common.
const smallFastCounting = (seed: number) => {
  let [a, b, c, counter] = [0x9e3779b9 | 0, Math.floor(seed / 2 ** 32) | 0, seed | 0, 1]
  const draw = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 16; round += 1) draw()
  return draw
}
