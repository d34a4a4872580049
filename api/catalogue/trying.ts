import type { Ledger, RepeatableDeed } from '#api/eventStore/handle.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Decision, isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import type { RefusalName } from '#domain/refusalWords.ts'

/** A product before a command and after it, or why the command was refused. */
export interface Outcome {
  before: Product
  after: Product
  refused?: Refusal<RefusalName>
  /** Position of the newest fact; 0 where none was appended. */
  position: number
}

/** Carries a command out, or (`dryRun`) only tells what it would do. */
export const trying = (ledger: Ledger, dryRun: boolean) => {
  return async (
    productId: string,
    deed: RepeatableDeed,
    decide: (product: Product) => Decision<ProductFact, RefusalName>,
  ): Promise<Outcome> => {
    const stream = productStream(productId)
    let before = await ledger.load(productMachine, stream)
    if (dryRun) return foreseen(before, decide(before))

    const handled = await ledger.handle(productMachine, stream, deed, (product) => {
      before = product
      return decide(product)
    })
    if (isRefusal(handled)) return { before, after: before, refused: handled, position: 0 }
    return { before, after: handled.record, position: handled.position }
  }
}

const foreseen = (before: Product, decision: Decision<ProductFact, RefusalName>): Outcome => {
  if (isRefusal(decision)) return { before, after: before, refused: decision, position: 0 }
  return { before, after: replay(productMachine, before.stream, decision.map(unsigned), before), position: 0 }
}

const unsigned = (fact: ProductFact) => ({ ...fact, at: '', by: { role: 'system', id: '' } }) as const
