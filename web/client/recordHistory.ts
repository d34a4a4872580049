import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Noun } from '#domain/audit/auditNouns.ts'
import type { Machine } from '#ui-kit/shop/audit/MachineChart.tsx'
import type { RecordHistoryProps } from '#ui-kit/shop/audit/RecordHistory.tsx'
import type { Change, PlainValue, TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import { actorOf } from './actorOf.ts'
import { linksFrom } from './auditLinks.ts'
import type { AnswerOf, AskingOf, ReadKey } from './calls.ts'
import { useFollowed } from './followed.ts'
import { type Moments, momentsOf, withMoments } from './moments.ts'
import { type Answered, useAnswer } from './useAnswer.ts'
import { useDownloads } from './useDownloads.ts'
import { useLast } from './useLast.ts'

export type ToldFact = AnswerOf<'GET order/timeline/:id'>['result']['facts'][number]

/** The calls that tell a record's history. */
type HistoryKey = Exclude<
  Extract<ReadKey, 'GET order/timeline/:id' | `GET audit/${string}/:id`>,
  'GET audit/followed/:noun/:id'
>
type HistoryOf<Key extends HistoryKey> = AnswerOf<Key>['result']

/** What a noun brings to its history. */
interface Telling<Key extends HistoryKey> {
  noun: Noun
  key: Key
  id: string
  /** Field changes in the shop's words. */
  inWords: (changes: readonly Change[]) => Change[]
  /** Every field of the record, in the shop's words. */
  fieldsOf: (history: HistoryOf<Key>) => readonly (readonly [field: string, value: PlainValue])[]
  chart: Pick<Machine, 'states' | 'arrows'>
  /** The machine's state before the first fact. */
  start: string
}

export type ShownHistory = Omit<RecordHistoryProps, 'noun' | 'exampleType' | 'shortcuts'>

/** A record's history at the moments that the address names. */
export const useRecordHistory = <Key extends HistoryKey>(
  now: HistoryOf<Key> | undefined,
  { noun, key, id, inWords, fieldsOf, chart, start }: Telling<Key>,
): ShownHistory => {
  const [query, setQuery] = useSearchParams()
  const last = Math.max(0, (now?.facts.length ?? 0) - 1)
  const { at: linked, from, to } = momentsOf(query, last)
  // The router is slower than fingers: what was chosen here counts at once, and the address follows.
  const [chosen, choose] = useState<{ at: number | undefined }>()
  const at = chosen ? chosen.at : linked
  const askingAt = (query: Record<string, string> | undefined) =>
    now && query && ({ params: { id }, query } as AskingOf<Key>)
  const then = useMoment(useTold(key, askingAt(at === undefined ? undefined : { at: String(at) })))
  const compared = useMoment(useTold(key, askingAt({ from: String(from), to: String(to) })))

  const downloads = useDownloads(key, { params: { id } } as AskingOf<Key>)
  const followed = useFollowed(noun, id, now !== undefined)

  const go = (moments: Partial<Moments>) =>
    setQuery((before) => withMoments(before, moments), { replace: true, preventScrollReset: true })
  const move = (moment: number | undefined) => {
    choose({ at: moment })
    go({ at: moment })
  }
  const facts = now?.facts ?? []
  const failed = [then, compared].find(({ status }) => status === 'failed')

  return {
    facts: timelineFacts(facts, inWords),
    intact: now?.intact,
    ...followed,
    downloads,
    state: now ? (failed ? 'failed' : 'ready') : 'loading',
    onRetry: failed?.retry,
    revision: at ?? last,
    machine: machineAt(facts, at ?? last, chart, start),
    fields: now ? thenAndNow(fieldsOf((at === undefined ? undefined : then.shown) ?? now), fieldsOf(now)) : [],
    busy: at !== undefined && then.busy,
    onMove: (revision) => move(revision === last ? undefined : revision),
    comparison: {
      from,
      to,
      differences: [...statesBetween(facts, from, to, chart), ...inWords(compared.shown?.difference ?? [])],
    },
    comparing: now !== undefined && compared.busy,
    onCompare: (one, other) => go({ from: one, to: other }),
  }
}

/** Facts with actor and changes in the shop's words. */
export const timelineFacts = (facts: readonly ToldFact[], inWords: (changes: readonly Change[]) => Change[]) =>
  facts.map(
    ({ actor, changes, data, ...fact }): TimelineFact => ({
      ...fact,
      actor: actorOf(actor),
      changes: inWords(changes),
      data,
      links: linksFrom({ actor, correlationId: fact.correlationId }),
    }),
  )

/** A record's machine as it stood at a revision. */
export const machineAt = (
  facts: readonly ToldFact[],
  revision: number,
  chart: Pick<Machine, 'states' | 'arrows'>,
  start: string,
): Machine => {
  const visited = facts.filter((fact) => fact.revision < revision).map(({ state }) => state)
  const current = facts.find((fact) => fact.revision === revision)?.state ?? start
  return { ...chart, current, visited: [start, ...visited] }
}

/** Where the machine stood at two revisions, where that differs: what one looks for first between two moments. */
export const statesBetween = (
  facts: readonly ToldFact[],
  from: number,
  to: number,
  { states }: Pick<Machine, 'states'>,
): Change[] => {
  const stateAt = (moment: number) => {
    const state = facts.find(({ revision }) => revision === moment)?.state
    return states.find(({ id }) => id === state)?.label ?? state ?? null
  }
  const change = { field: 'State', from: stateAt(from), to: stateAt(to) }
  return change.from === change.to ? [] : [change]
}

type Fields = readonly (readonly [field: string, value: PlainValue])[]

/** Every field as it was, beside what it is now; what came or went is there too. */
export const thenAndNow = (then: Fields, now: Fields) => {
  const [before, today] = [new Map(then), new Map(now)]
  const names = [...before.keys(), ...[...today.keys()].filter((name) => !before.has(name))]
  return names.map((field) => ({ field, value: before.get(field) ?? null, now: today.get(field) ?? null }))
}

// Every history stands under `result`, which the compiler does not see through the key.
const useTold = <Key extends HistoryKey>(key: Key, asking: AskingOf<Key> | undefined) =>
  useAnswer(key, asking) as Answered<{ result: HistoryOf<Key> }>

// What was shown stays until the moment that is asked for is here.
const useMoment = <History>({ status, answer, retry }: Answered<{ result: History }>) => ({
  status,
  retry,
  shown: useLast(answer?.result),
  busy: status === 'loading',
})
