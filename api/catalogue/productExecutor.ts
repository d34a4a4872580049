import type { Ledger } from '#api/eventStore/ledger.ts'
import type { IdempotentContext } from '#api/eventStore/recordCommand.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Decision, isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { previewRecord } from '#domain/kernel/replay.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'

/** A product before a command and after it, or why the command was refused. */
export interface ExecutionOutcome {
  before: Product
  after: Product
  refused?: Refusal<RefusalName>
  /** Position of the newest fact; 0 where none was appended. */
  position: number
}

/** Handles a command on a product. With `dryRun` it appends nothing and replays the facts that the command would append. */
export const openProductExecutor = (ledger: Ledger, dryRun: boolean) => {
  return async (
    productId: string,
    context: IdempotentContext,
    decide: (product: Product) => Decision<ProductFact, RefusalName>,
  ): Promise<ExecutionOutcome> => {
    const stream = productStream(productId)
    let before = await ledger.load(productMachine, stream)
    if (dryRun) return preview(before, decide(before))

    const handled = await ledger.handle(productMachine, stream, context, (product) => {
      before = product
      return decide(product)
    })
    if (isRefusal(handled)) return { before, after: before, refused: handled, position: 0 }
    return { before, after: handled.record, position: handled.position }
  }
}

const preview = (before: Product, decision: Decision<ProductFact, RefusalName>): ExecutionOutcome => {
  if (isRefusal(decision)) return { before, after: before, refused: decision, position: 0 }
  return { before, after: previewRecord(productMachine, before, decision), position: 0 }
}
