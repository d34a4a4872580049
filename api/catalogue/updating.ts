import type { z } from 'zod'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { happened, type Ledger, type RepeatableDeed } from '#api/eventStore/handle.ts'
import { namedActor } from '#api/history/actorNames.ts'
import type { ProductEdit } from '#domain/catalogue/productForm.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type UpdateProduct, updateProduct } from '#domain/catalogue/updateProduct.ts'
import { isRefusal, type Meanwhile } from '#domain/kernel/decision.ts'
import { cents } from '#domain/kernel/money.ts'
import { replay, unwritten } from '#domain/kernel/replay.ts'
import { productChanges } from './productRecord.ts'

/** Edits a product. Where somebody was quicker, the refusal tells what they changed since the editor's version. */
export const updating = (store: EventStore, ledger: Ledger) => {
  return async (productId: string, edit: UpdateProduct, deed: RepeatableDeed) => {
    const updated = await ledger.handle(productMachine, productStream(productId), deed, (product) =>
      updateProduct(product, edit),
    )
    if (!isRefusal(updated) || updated.refusal !== 'ProductHasChanged') return updated
    return { ...updated, meanwhile: await since(store, ledger, productStream(productId), edit.version ?? 0) }
  }
}

/** The edit form as the command takes it. */
export const editOf = ({ price, costPrice, ...form }: z.output<typeof ProductEdit>): UpdateProduct => ({
  ...form,
  price: price === undefined ? undefined : cents(price),
  costPrice: costPrice === undefined ? undefined : cents(costPrice),
})

const since = async (store: EventStore, ledger: Ledger, stream: string, version: number): Promise<Meanwhile> => {
  const steps = walk(stream, await store.readStream(stream))
  const now = steps.at(-1)?.product ?? unwritten(productMachine, stream)
  const seen = steps.findLast(({ product }) => product.context.edits <= version)?.product ?? now
  const newest = steps.findLast(
    ({ product }, index) => product.context.edits !== steps[index - 1]?.product.context.edits,
  )
  const { by, at } = newest?.fact.meta ?? { by: { role: 'system', id: '' } as const, at: '' }
  return {
    version: now.context.edits,
    at,
    by: await namedActor(ledger, by),
    changes: productChanges(seen, now),
  }
}

// The product after each of its facts.
const walk = (stream: string, facts: readonly StoredFact[]) => {
  let product = unwritten(productMachine, stream)
  return facts.map((fact) => {
    product = replay(productMachine, stream, [happened(fact)], product)
    return { fact, product } satisfies { fact: StoredFact; product: Product }
  })
}
