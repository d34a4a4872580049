/** A seeded generator of random numbers: the same seed draws the same numbers. */
export interface SeededRandom {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  /** True with this probability. */
  happens(probability: number): boolean
  /** A number from 0 to below 1. */
  fraction(): number
  /** One of these items. Throws `RangeError` where there is none. */
  pick<One>(from: readonly One[]): One
}

export const openSeededRandom = (seed: number): SeededRandom => {
  const nextInteger = smallFastCounting(seed)
  const random: SeededRandom = {
    below: (limit) => Math.floor(random.fraction() * limit),
    fraction: () => nextInteger() / 2 ** 32,
    happens: (probability) => random.fraction() < probability,
    pick: (from) => {
      const picked = from[random.below(from.length)]
      if (picked === undefined) throw new RangeError('There is nothing to pick from')
      return picked
    },
  }
  return random
}

/** Draws numbers from 0 to below 1 and nothing else: the `next` of histories, carts and faults. */
export const randomFractions = (seed: number) => openSeededRandom(seed).fraction

/** Picks one item with a number that `next` draws. */
export const pickOne = <Item>(items: readonly [Item, ...Item[]], next: () => number): Item =>
  items[Math.floor(next() * items.length)] ?? items[0]

// sfc32 from Chris Doty-Humphrey's PractRand. It drops the first rounds, so that neighboring seeds have nothing in common.
const smallFastCounting = (seed: number) => {
  let [a, b, c, counter] = [0x9e3779b9 | 0, Math.floor(seed / 2 ** 32) | 0, seed | 0, 1]
  const nextInteger = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 16; round += 1) nextInteger()
  return nextInteger
}
