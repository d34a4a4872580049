import { useEffect, useEffectEvent, useState } from 'react'
import { type AnswerOf, type AskingOf, nameOf } from '#web/client/calls.ts'
import { useClient } from '#web/client/client.ts'
import { useAnswer } from '#web/client/useAnswer.ts'

type Page = AnswerOf<'GET audit/recent'>

interface Read {
  /** Under which filter these were read. */
  of: string
  pages: readonly Page[]
  state: 'ready' | 'loading' | 'failed'
}

const key = 'GET audit/recent'

/** The audit as it is being read, page after page; what comes in meanwhile is counted and waits until it is wanted. */
export const useAuditTrail = (asking: AskingOf<typeof key>) => {
  const { answers } = useClient()
  const of = nameOf(key, asking)
  const newest = useAnswer(key, asking)
  const arrived = useArrival(of, asking)
  const [kept, keep] = useState<Read>()
  const begun = newest.answer && { of, pages: [newest.answer], state: 'ready' as const }
  const read = kept?.of === of ? kept : begun
  if (arrived && begun && read === begun) keep(begun)

  const nextCursor = read?.pages.at(-1)?.meta.nextCursor
  const onMore = async () => {
    if (!read || !nextCursor || read.state === 'loading') return
    const last = read.pages.at(-1)
    keep({ ...read, state: 'loading' })
    const { answer } = await answers.ask(key, { query: { ...asking.query, nextCursor } })
    keep((now) => {
      // Meanwhile what is new may have been shown: an older page follows only what it was asked after.
      if (now?.of !== of || now.pages.at(-1) !== last) return now
      return answer ? { of, pages: [...now.pages, answer], state: 'ready' } : { ...now, state: 'failed' }
    })
  }
  const onShow = () => {
    keep(begun)
    scrollTo({ top: 0 })
  }

  return {
    newest,
    facts: read?.pages.flatMap(({ results }) => results),
    fresh: { ...countedSince(read?.pages[0], newest.answer), onShow },
    more: {
      onMore: nextCursor ? onMore : undefined,
      loading: read?.state === 'loading',
      failed: read?.state === 'failed',
    },
  }
}

// Whoever comes, or looks for something else, sees what is there now: an answer that was known is asked for again.
const useArrival = (of: string, asking: AskingOf<typeof key>) => {
  const { answers } = useClient()
  const [arrived, setArrived] = useState<string>()

  const arrive = useEffectEvent(() => {
    if (answers.entryOf(key, asking)) answers.refresh(of)
    return answers.ask(key, asking)
  })
  useEffect(() => {
    let isGone = false
    arrive().then(() => isGone || setArrived(of))
    return () => {
      isGone = true
    }
  }, [of])

  return arrived === of
}

const countedSince = (read: Page | undefined, now: Page | undefined) => {
  const last = read?.results[0]?.position ?? 0
  const facts = now?.results ?? []
  const count = facts.filter(({ position }) => position > last).length
  return { count, orMore: count > 0 && count === facts.length && now?.meta.nextCursor !== null }
}
