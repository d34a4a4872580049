import type { Fact } from './decision.ts'
import type { FieldChange, Plain } from './fieldChange.ts'

/** One sentence per fact type, to follow the actor's name. A fact type without a sentence does not compile. */
export type Sentences<F extends { type: string; data: unknown }> = {
  [Type in F['type']]: (data: Extract<F, { type: Type }>['data']) => string
}

/** Returns a function that turns a fact into its sentence. */
export const sentenceFormatter =
  <F extends Fact>(sentences: Sentences<F>) =>
  ({ type, data }: F): string =>
    (sentences[type as F['type']] as (data: unknown) => string)(data)

/** The changed fields between two views of a record; nested fields have their path. */
export const difference = (from: unknown, to: unknown, path = ''): FieldChange[] => {
  if (Object.is(from, to)) return []
  if (!isObject(from) && !isObject(to))
    return from === to ? [] : [{ field: path, from: toPlain(from), to: toPlain(to) }]
  const before = isObject(from) ? from : {}
  const after = isObject(to) ? to : {}
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => difference(before[key], after[key], path ? `${path}.${key}` : key))
}

/** The difference without derived fields. */
export const differenceWithoutDerived = (
  from: object | undefined,
  to: object | undefined,
  derived: readonly string[],
) => difference(without(from, derived), without(to, derived))

const without = (view: object | undefined, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(view ?? {}).filter(([field]) => !fields.includes(field)))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const toPlain = (value: unknown): Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
