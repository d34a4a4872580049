import { productList } from '#api/catalogue/productList.ts'
import { productTexts } from '#api/catalogue/productTexts.ts'
import { givenReadModel } from '#api/readModels/testing/readModelFixture.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import { monday } from '#domain/testing/fixtures.ts'

/** An event store with facts of products, and the read models of products that follow it. */
export const givenProductList = async () => {
  const list = await givenReadModel(productList, productTexts)

  const appendAt = async (at: string, stream: string, ...facts: (ProductFact | ReviewFact)[]) => {
    await list.facts(stream, facts, at)
    await list.caughtUp()
  }

  return {
    ...list,
    /** Appends facts to a stream, and waits until the read model has applied them. */
    append: (stream: string, ...facts: (ProductFact | ReviewFact)[]) => appendAt(monday, stream, ...facts),
    appendAt,
  }
}
