/** One sentence a fact type, to stand after the actor's name. A fact without a sentence does not compile. */
export type Sentences<F extends { type: string; data: unknown }> = {
  [Type in F['type']]: (data: Extract<F, { type: Type }>['data']) => string
}

/** What changed between two views of a record, field by field, nested ones with their path. */
export const difference = (from: unknown, to: unknown, path = ''): FieldChange[] => {
  if (Object.is(from, to)) return []
  if (!isObject(from) && !isObject(to)) return from === to ? [] : [{ field: path, from: plain(from), to: plain(to) }]
  const before = isObject(from) ? from : {}
  const after = isObject(to) ? to : {}
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => difference(before[key], after[key], path ? `${path}.${key}` : key))
}

export interface FieldChange {
  field: string
  from: Plain
  to: Plain
}

type Plain = string | number | boolean | null

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const plain = (value: unknown): Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
