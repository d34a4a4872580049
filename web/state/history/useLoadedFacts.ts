import { useEffect, useEffectEvent, useState } from 'react'
import type { EarlierFactsProps } from '#ui-kit/shop/history/EarlierFacts.tsx'
import { useClient } from '#web/state/client.ts'
import { type AnswerOf, type ReadKey, type RequestOf, requestKeyOf } from '#web/state/http/calls.ts'

/** The calls that return a record's history. */
export type HistoryKey = Exclude<
  Extract<ReadKey, 'GET order/timeline/:id' | `GET audit/${string}/:id`>,
  'GET audit/followed/:noun/:id'
>

export type HistoryFact = AnswerOf<'GET order/timeline/:id'>['result']['facts'][number]

type Facts = readonly HistoryFact[]

interface NewestPage {
  facts: Facts
  /** How many facts the whole history has. */
  total: number
}

interface LoadedFacts {
  newest: NewestPage | undefined
  facts: Facts
  state: 'ready' | 'loading' | 'failed'
}

interface HistoryRequest {
  key: HistoryKey
  id: string
  /** The earliest revision that the page's URL names: it is loaded without being asked for. */
  wanted: number | undefined
}

/** The facts of a record: the newest page, which may be replaced by a newer one, and earlier pages once they are wanted. */
export const useLoadedFacts = (newest: NewestPage | undefined, { key, id, wanted }: HistoryRequest) => {
  const { queryCache } = useClient()
  const [loaded, setLoaded] = useState<LoadedFacts>({ newest, facts: newest?.facts ?? [], state: 'ready' })
  if (newest && newest !== loaded.newest) setLoaded({ ...loaded, newest, facts: joinFacts(loaded.facts, newest.facts) })

  const { facts, state } = loaded
  const first = facts[0]?.revision ?? 0
  const missing = newest && first > 0 ? newest.total - facts.length : 0
  const isReached = missing <= 0 || wanted === undefined || wanted >= first

  const loadEarlier = async (limit?: number) => {
    const query = { before: `${first}`, limit: limit && `${limit}` }
    const request = { params: { id }, query } as RequestOf<HistoryKey>
    // The cache keeps a failed answer for some seconds.
    if (state === 'failed') queryCache.invalidate(requestKeyOf(key, request))
    setLoaded((now) => ({ ...now, state: 'loading' }))
    const { answer } = await queryCache.fetchQuery(key, request)
    setLoaded((now) => {
      if (!answer) return { ...now, state: 'failed' }
      const isNext = now.facts[0]?.revision === first
      return {
        ...now,
        facts: isNext ? [...before(first, answer.result.facts), ...now.facts] : now.facts,
        state: 'ready',
      }
    })
  }

  const distance = isReached || state !== 'ready' ? 0 : first - wanted
  const loadWanted = useEffectEvent(loadEarlier)
  useEffect(() => {
    if (distance > 0) loadWanted(distance)
  }, [distance])

  const onShow = () => loadEarlier()
  const isPaged = newest !== undefined && newest.total > newest.facts.length
  const earlier: EarlierFactsProps | undefined = isPaged
    ? { count: missing, onShow, loading: state === 'loading', failed: state === 'failed' }
    : undefined
  // Until the wanted facts are here, the history is loading as a whole: it would show another revision than the URL names.
  return {
    facts,
    earlier,
    state: isReached ? 'ready' : state === 'failed' ? 'failed' : 'loading',
    onRetry: onShow,
  } as const
}

// A newer page pushes facts out at its early end: they stay. After a gap, the newer page is all there is.
const joinFacts = (loaded: Facts, newest: Facts): Facts => {
  const first = newest[0]?.revision ?? 0
  const hasGap = (loaded.at(-1)?.revision ?? -1) < first - 1
  return hasGap ? newest : [...before(first, loaded), ...newest]
}

const before = (revision: number, facts: Facts) => facts.filter((fact) => fact.revision < revision)
