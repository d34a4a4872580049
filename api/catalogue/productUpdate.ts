import type { z } from 'zod'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { IdempotentContext } from '#api/eventStore/recordCommand.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import { namedActor } from '#api/history/actorNames.ts'
import type { ProductEdit } from '#domain/catalogue/productForm.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type UpdateProduct, updateProduct } from '#domain/catalogue/updateProduct.ts'
import { type ConcurrentChange, isRefusal } from '#domain/kernel/decision.ts'
import { toCents } from '#domain/kernel/money.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import { productChanges } from './productRecord.ts'

/** Edits a product. If another admin edited it first, the refusal has all changes since the editor's version. */
export const openProductUpdate = (store: EventStore, ledger: Ledger) => {
  return async (productId: string, edit: UpdateProduct, context: IdempotentContext) => {
    const updated = await ledger.handle(productMachine, productStream(productId), context, (product) =>
      updateProduct(product, edit),
    )
    if (!isRefusal(updated) || updated.refusal !== 'ProductHasChanged') return updated
    return {
      ...updated,
      concurrentChange: await changesSince(store, ledger, productStream(productId), edit.version ?? 0),
    }
  }
}

/** Maps the edit form to the command; rand become cents. */
export const toUpdateProduct = ({ price, costPrice, ...form }: z.output<typeof ProductEdit>): UpdateProduct => ({
  ...form,
  price: price === undefined ? undefined : toCents(price),
  costPrice: costPrice === undefined ? undefined : toCents(costPrice),
})

const changesSince = async (
  store: EventStore,
  ledger: Ledger,
  stream: string,
  version: number,
): Promise<ConcurrentChange> => {
  const steps = replaySteps(stream, await store.readStream(stream))
  const current = steps.at(-1)?.product ?? emptyRecord(productMachine, stream)
  const seenByEditor = steps.findLast(({ product }) => product.context.edits <= version)?.product ?? current
  const lastEdit = steps.findLast(
    ({ product }, index) => product.context.edits !== steps[index - 1]?.product.context.edits,
  )
  const { by, at } = lastEdit?.fact.meta ?? { by: { role: 'system', id: '' } as const, at: '' }
  return {
    version: current.context.edits,
    at,
    by: await namedActor(ledger, by),
    changes: productChanges(seenByEditor, current),
  }
}

// Replays the stream and keeps the product after each fact.
const replaySteps = (stream: string, facts: readonly StoredFact[]) => {
  let product = emptyRecord(productMachine, stream)
  return facts.map((fact) => {
    product = replay(productMachine, stream, [toRecordedFact(fact)], product)
    return { fact, product } satisfies { fact: StoredFact; product: Product }
  })
}
