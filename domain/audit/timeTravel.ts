import type { FieldChange } from '#domain/kernel/fieldChange.ts'

/** The field changes of one fact on a timeline. */
interface FactChanges {
  revision: number
  changes: readonly FieldChange[]
}

/**
 * Computes the record at a revision: takes back the changes of all later facts. `facts` are the newest facts of the record, from that
 * revision on at least. A field that had no value at that revision is absent.
 */
export const recordAt = <View extends object>(now: View, facts: readonly FactChanges[], revision: number): View => {
  const then = structuredClone(now)
  const later = facts.filter((fact) => fact.revision > revision)
  for (const { field, from } of mergeChanges(later)) setValue(then, field.split('.'), from)
  return compact(then)
}

/** The field changes between two revisions of the record, in the order of the facts between them. */
export const differenceBetween = (facts: readonly FactChanges[], from: number, to: number): FieldChange[] => {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const changes = mergeChanges(facts.filter(({ revision }) => revision > first && revision <= last))
  return from <= to ? changes : changes.map((change) => ({ ...change, from: change.to, to: change.from }))
}

/** One change per field, from its value before these facts to its value after them. */
const mergeChanges = (facts: readonly FactChanges[]): FieldChange[] => {
  const merged = new Map<string, FieldChange>()
  for (const change of facts.flatMap(({ changes }) => changes))
    merged.set(change.field, { ...(merged.get(change.field) ?? change), to: change.to })
  return [...merged.values()].filter(({ from, to }) => from !== to)
}

const setValue = (parent: object, [name = '', ...rest]: readonly string[], value: FieldChange['to']): void => {
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
