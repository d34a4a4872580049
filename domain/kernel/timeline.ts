import type { AnyStateMachine } from 'xstate'
import type { Fact } from './decision.ts'
import { arrowsOf } from './replay.ts'

/** One sentence a fact type, to stand after the actor's name. A fact without a sentence does not compile. */
export type Sentences<F extends { type: string; data: unknown }> = {
  [Type in F['type']]: (data: Extract<F, { type: Type }>['data']) => string
}

/** Tells facts by their sentences. */
export const tellingBy =
  <F extends Fact>(sentences: Sentences<F>) =>
  ({ type, data }: F): string =>
    (sentences[type as F['type']] as (data: unknown) => string)(data)

/** Where each state of a machine stands on its drawn chart: how it is called there, column and row. */
export type ChartPlaces = Record<string, [label: string, column: number, row: number]>

/** A record machine as a chart, drawn from the machine itself. A state without a place stands at 0/0. */
export const chartOf = (machine: AnyStateMachine, places: ChartPlaces) => {
  const arrows = arrowsOf(machine).filter(({ from, to }) => from !== to)
  const ids = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))]
  const states = ids.map((id) => {
    const [label, x, y] = places[id] ?? [id, 0, 0]
    return { id, label, x, y }
  })
  return { states, arrows: arrows.map(({ from, to }) => ({ from, to })) }
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

/** The same without the fields that follow from others: a change of theirs is no news. */
export const news = (from: object | undefined, to: object | undefined, derived: readonly string[]) =>
  difference(without(from, derived), without(to, derived))

export interface FieldChange {
  field: string
  from: Plain
  to: Plain
}

type Plain = string | number | boolean | null

const without = (view: object | undefined, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(view ?? {}).filter(([field]) => !fields.includes(field)))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const plain = (value: unknown): Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
