import type { FieldChange } from '#domain/kernel/fieldChange.ts'

/** The field changes of one fact on a timeline. */
interface FactChanges {
  revision: number
  changes: readonly FieldChange[]
}

type Value = FieldChange['to']

/**
 * Computes the record at a revision from the current record and the changes of each fact. A derived field, which no fact reports, retains
 * its current value; a field that had no value at that revision is absent.
 */
export const recordAt = <View extends object>(now: View, facts: readonly FactChanges[], revision: number): View => {
  const then = structuredClone(now)
  const last = facts.at(-1)?.revision ?? 0
  const values = valuesAt(facts, revision)
  for (const field of valuesAt(facts, last).keys()) setValue(then, field.split('.'), values.get(field) ?? null)
  return compact(then)
}

/** The field changes between two revisions of the record, in the order in which its facts first reported the fields. */
export const differenceBetween = (facts: readonly FactChanges[], from: number, to: number): FieldChange[] => {
  const [before, after] = [valuesAt(facts, from), valuesAt(facts, to)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const change = { field, from: before.get(field) ?? null, to: after.get(field) ?? null }
    return change.from === change.to ? [] : [change]
  })
}

/** Values by the path of their field, such as `products.0.count`; null for a field without a value. */
const valuesAt = (facts: readonly FactChanges[], revision: number): ReadonlyMap<string, Value> => {
  const values = new Map<string, Value>()
  for (const fact of facts)
    if (fact.revision <= revision) for (const { field, to } of fact.changes) values.set(field, to)
  return values
}

const setValue = (parent: object, [name = '', ...rest]: readonly string[], value: Value): void => {
  if (rest.length === 0) {
    if (value === null) Reflect.deleteProperty(parent, name)
    else Reflect.set(parent, name, value)
    return
  }
  if (!isObject(Reflect.get(parent, name))) {
    if (value === null) return
    Reflect.set(parent, name, isIndex(rest[0]) ? [] : {})
  }
  setValue(Reflect.get(parent, name), rest, value)
}

// Empty list items did not exist yet at that revision.
const compact = <Part>(part: Part): Part => {
  if (!isObject(part)) return part
  if (Array.isArray(part)) return part.map(compact).filter(isPresent) as Part
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, compact(inner)])) as Part
}

const isPresent = (part: unknown) => part !== undefined && !(isObject(part) && Object.keys(part).length === 0)

const isIndex = (name = '') => /^\d+$/.test(name)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
