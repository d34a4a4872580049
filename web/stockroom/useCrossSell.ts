import { useEffect, useState } from 'react'
import { pictureOf } from '#web/client/productCard.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { useLast } from '#web/client/useLast.ts'

const pause = 500
const fewest = 3

/** Products to go with this one: those that are chosen, and those that are found for what is typed. */
export const useCrossSell = (productId: string | undefined) => {
  const [search, onSearch] = useState('')
  const wanted = useSettled(search.trim())
  const asking = wanted.length >= fewest ? { query: { search: wanted, limit: '8' } } : undefined
  const answered = useAnswer('GET products/inventory', asking)
  const chosen = useAnswer(
    'GET products/getCrossSellProduct/:id',
    productId === undefined ? undefined : { params: { id: productId } },
  )
  const found = (useLast(answered.answer)?.data ?? []).filter(({ id }) => id !== productId).map(option)

  return {
    known: [...(chosen.answer?.data ?? []).map(option), ...found],
    found: asking ? found : [],
    search,
    onSearch,
    searching: search.trim() !== wanted || (asking !== undefined && answered.status === 'loading'),
    failed: answered.status === 'failed',
  }
}

type Named = Parameters<typeof pictureOf>[0] & { id: string; brand: string }

const option = (product: Named) => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  picture: pictureOf(product),
})

const useSettled = (text: string) => {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause)
    return () => clearTimeout(timer)
  }, [text])

  return settled
}
