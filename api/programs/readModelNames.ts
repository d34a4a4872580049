import type { Projection } from '#api/readModels/projection.ts'
import { shopReadModels } from '#api/readModels/shopReadModels.ts'
import { UsageError } from './program.ts'

/** The read models that a program was asked for by name; without any name, all of them. */
export const readModelsNamed = (names: readonly string[]): readonly Projection[] =>
  names.length === 0 ? shopReadModels : names.map(readModelNamed)

const readModelNamed = (name: string) => {
  const found = shopReadModels.find((projection) => projection.name === name)
  if (found) return found
  throw new UsageError(`There is no read model ${name}: they are ${shopReadModels.map((each) => each.name).join(', ')}`)
}
