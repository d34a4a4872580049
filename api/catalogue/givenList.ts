import { givenReadModel } from '#api/givenReadModel.ts'
import { monday } from '#domain/cast.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import { productList } from './productList.ts'

/** A log of products, and the list that follows it. */
export const givenList = async () => {
  const list = await givenReadModel(productList)

  const toldAt = async (at: string, stream: string, ...facts: (ProductFact | ReviewFact)[]) => {
    await list.facts(stream, facts, at)
    await list.caughtUp()
  }

  return {
    ...list,
    /** Appends facts to a stream, and waits until the list knows them. */
    told: (stream: string, ...facts: (ProductFact | ReviewFact)[]) => toldAt(monday, stream, ...facts),
    toldAt,
  }
}
