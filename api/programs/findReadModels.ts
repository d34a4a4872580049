import type { Projection } from '#api/readModels/projection.ts'
import { shopReadModels } from '#api/shop/shopReadModels.ts'
import { UsageError } from './program.ts'

/** The read models with the given names; without names, all of them. */
export const findReadModels = (names: readonly string[]): readonly Projection[] =>
  names.length === 0 ? shopReadModels : names.map(findReadModel)

const findReadModel = (name: string) => {
  const found = shopReadModels.find((projection) => projection.name === name)
  if (found) return found
  throw new UsageError(`There is no read model ${name}: they are ${shopReadModels.map((each) => each.name).join(', ')}`)
}
