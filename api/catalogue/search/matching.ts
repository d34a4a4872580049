import type { Columns } from './columns.ts'

/** What a product must be to be in a list. */
export type Condition = (number: number) => boolean

/** What is ticked beside a list: 1 in the places of brands, and of paths of categories, that are wanted. */
export interface Ticked {
  brands?: Uint8Array | undefined
  paths?: Uint8Array | undefined
}

export interface Matched {
  /** Numbers, ascending. */
  products: Uint32Array
  /** How many products would be in the list with another brand ticked, by the places of brands. */
  brands: Uint32Array
  /** The same by the places of paths of categories. */
  paths: Uint32Array
}

interface Wanted {
  /** Numbers, ascending; all products without them. */
  among?: Uint32Array | undefined
  conditions: readonly Condition[]
  ticked: Ticked
}

/** Every product that meets all conditions, and the counts beside them. */
export const matching = (columns: Columns, { among = everything(columns), conditions, ticked }: Wanted): Matched => {
  const met = meeting(among, conditions)
  const brands = new Uint32Array(columns.brandNames.known.length)
  const paths = new Uint32Array(columns.pathNames.known.length)
  const { brands: ofBrand, paths: inPath } = columns
  let count = 0
  for (let at = 0; at < met.length; at += 1) {
    const number = met[at] ?? 0
    const [brand, path] = [ofBrand[number] ?? 0, inPath[number] ?? 0]
    const isOfBrand = ticked.brands === undefined || ticked.brands[brand] === 1
    const isInPath = ticked.paths === undefined || ticked.paths[path] === 1
    if (isInPath) brands[brand] = (brands[brand] ?? 0) + 1
    if (isOfBrand) paths[path] = (paths[path] ?? 0) + 1
    if (isOfBrand && isInPath) met[count++] = number
  }
  return { products: met.slice(0, count), brands, paths }
}

/** One condition after the other, each asked only of what the ones before have left. */
const meeting = (among: Uint32Array, conditions: readonly Condition[]) => {
  const met = among.slice()
  let count = met.length
  for (const isMet of conditions) {
    let left = 0
    for (let at = 0; at < count; at += 1) {
      const number = met[at] ?? 0
      if (isMet(number)) met[left++] = number
    }
    count = left
  }
  return met.subarray(0, count)
}

const everything = ({ size, states }: Columns) => {
  const all = new Uint32Array(size)
  let count = 0
  for (let number = 1; number < size; number += 1) if (states[number] !== 0) all[count++] = number
  return all.subarray(0, count)
}
