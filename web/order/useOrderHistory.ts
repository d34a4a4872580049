import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OrderHistoryProps } from '#ui-kit/screens/admin/OrderHistory.tsx'
import type { AnswerOf } from '#web/client/calls.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { changesInWords } from './fieldWords.ts'
import { fieldsThenAndNow, machineAt, timelineFacts } from './historyProps.ts'
import { type Moments, momentsOf, withMoments } from './moments.ts'
import { useLast } from './useLast.ts'

export type History = AnswerOf<'GET order/timeline/:id'>['result']

/** The order's history at the moments that the address names. */
export const useOrderHistory = (id: string, now: History | undefined): OrderHistoryProps => {
  const [query, setQuery] = useSearchParams()
  const last = Math.max(0, (now?.facts.length ?? 0) - 1)
  const { at: linked, from, to } = momentsOf(query, last)
  // The router is slower than fingers: what was chosen here counts at once, and the address follows.
  const [chosen, choose] = useState<{ at: number | undefined }>()
  const at = chosen ? chosen.at : linked
  const then = useMoment(id, now && at !== undefined ? { at: String(at) } : undefined)
  const compared = useMoment(id, now && { from: String(from), to: String(to) })

  const go = (moments: Partial<Moments>) =>
    setQuery((before) => withMoments(before, moments), { replace: true, preventScrollReset: true })
  const move = (moment: number | undefined) => {
    choose({ at: moment })
    go({ at: moment })
  }
  const facts = now?.facts ?? []
  const failed = [then, compared].find(({ status }) => status === 'failed')

  return {
    facts: timelineFacts(facts),
    intact: now?.intact,
    state: now ? (failed ? 'failed' : 'ready') : 'loading',
    onRetry: failed?.retry,
    revision: at ?? last,
    machine: machineAt(facts, at ?? last),
    fields: now ? fieldsThenAndNow((at === undefined ? undefined : then.shown?.order) ?? now.order, now.order) : [],
    busy: then.busy,
    onMove: (revision) => move(revision === last ? undefined : revision),
    comparison: { from, to, differences: changesInWords(compared.shown?.difference ?? []) },
    comparing: compared.busy,
    onCompare: (one, other) => go({ from: one, to: other }),
  }
}

// What was shown stays until the moment that is asked for is here.
const useMoment = (id: string, query: Record<string, string> | undefined) => {
  const { status, answer, retry } = useAnswer('GET order/timeline/:id', query && { params: { id }, query })
  return { status, retry, shown: useLast(answer?.result), busy: query !== undefined && status === 'loading' }
}
