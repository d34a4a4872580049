import { useState } from 'react'
import { type AnswerOf, type AskingOf, nameOf } from '#web/client/calls.ts'
import { useClient } from '#web/client/client.ts'
import type { Listed } from '#web/client/productCard.ts'
import { useAnswer } from '#web/client/useAnswer.ts'

type Asking = AskingOf<'GET products/search'>
type Found = AnswerOf<'GET products/search'>

interface More {
  /** Of which search these are: another one begins without them. */
  of: string
  pages: readonly Found[]
  state: 'ready' | 'loading' | 'failed'
}

/** What was found, page after page; a product that moved meanwhile is shown once. `asking` undefined asks for nothing. */
export const useResults = (asking: Asking | undefined) => {
  const { answers } = useClient()
  const first = useAnswer('GET products/search', asking)
  const of = asking ? nameOf('GET products/search', asking) : ''
  const [kept, setMore] = useState<More>({ of, pages: [], state: 'ready' })
  const more = kept.of === of ? kept : { of, pages: [], state: 'ready' as const }
  const pages = first.answer ? [first.answer, ...more.pages] : []
  const nextCursor = pages.at(-1)?.meta.nextCursor

  const onMore = async () => {
    if (!asking || !nextCursor || more.state === 'loading') return
    setMore({ ...more, state: 'loading' })
    const { answer } = await answers.ask('GET products/search', { query: { ...asking.query, nextCursor } })
    setMore((now) => {
      if (now.of !== of) return now
      return answer ? { of, pages: [...more.pages, answer], state: 'ready' } : { ...more, state: 'failed' }
    })
  }

  return {
    first,
    products: onlyOnce(pages.flatMap(({ data }) => data)),
    total: first.answer?.meta.totalCount,
    facets: first.answer?.meta.facets,
    more: nextCursor ? { onMore, loading: more.state === 'loading', failed: more.state === 'failed' } : undefined,
  }
}

const onlyOnce = (products: readonly Listed[]) => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]
