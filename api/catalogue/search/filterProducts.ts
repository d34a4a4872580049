import type { Columns } from './columns.ts'

/** Whether the product with this number may be in a list. */
export type Condition = (number: number) => boolean

/** The selected facet values: masks with 1 at the code of each selected brand and category path. */
export interface FacetSelection {
  brands?: Uint8Array | undefined
  paths?: Uint8Array | undefined
}

export interface FilterResult {
  /** Product numbers, ascending. */
  products: Uint32Array
  /** By brand code: how many products the list would have if this brand were selected. */
  brands: Uint32Array
  /** The same by the code of the category path. */
  paths: Uint32Array
}

interface FilterInput {
  /** Product numbers, ascending. Default: all products. */
  among?: Uint32Array | undefined
  conditions: readonly Condition[]
  selection: FacetSelection
}

/** The products that meet all conditions and the facet selection, with facet counts. */
export const filterProducts = (
  columns: Columns,
  { among = allProducts(columns), conditions, selection }: FilterInput,
): FilterResult => {
  const matches = applyConditions(among, conditions)
  const brands = new Uint32Array(columns.brandDictionary.values.length)
  const paths = new Uint32Array(columns.pathDictionary.values.length)
  const { brands: brandCodes, paths: pathCodes } = columns
  let count = 0
  for (let index = 0; index < matches.length; index += 1) {
    const number = matches[index] ?? 0
    const [brand, path] = [brandCodes[number] ?? 0, pathCodes[number] ?? 0]
    const isOfBrand = selection.brands === undefined || selection.brands[brand] === 1
    const isInPath = selection.paths === undefined || selection.paths[path] === 1
    if (isInPath) brands[brand] = (brands[brand] ?? 0) + 1
    if (isOfBrand) paths[path] = (paths[path] ?? 0) + 1
    if (isOfBrand && isInPath) matches[count++] = number
  }
  return { products: matches.slice(0, count), brands, paths }
}

/** Applies the conditions one after the other, each only to the products that met those before. */
const applyConditions = (among: Uint32Array, conditions: readonly Condition[]) => {
  const matches = among.slice()
  let count = matches.length
  for (const isMet of conditions) {
    let kept = 0
    for (let index = 0; index < count; index += 1) {
      const number = matches[index] ?? 0
      if (isMet(number)) matches[kept++] = number
    }
    count = kept
  }
  return matches.subarray(0, count)
}

const allProducts = ({ size, states }: Columns) => {
  const numbers = new Uint32Array(size)
  let count = 0
  for (let number = 1; number < size; number += 1) if (states[number] !== 0) numbers[count++] = number
  return numbers.subarray(0, count)
}
