import type { z } from 'zod'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { IdempotentContext } from '#api/eventStore/recordCommand.ts'
import type { BulkProductRequest } from '#domain/catalogue/bulkProductForm.ts'
import { changeInBulk } from '#domain/catalogue/changeInBulk.ts'
import type { Product } from '#domain/catalogue/productMachine.ts'
import { warningsOf } from '#domain/catalogue/productWarnings.ts'
import { discountedPrice, toCents } from '#domain/kernel/money.ts'
import { refusalMessage } from '#domain/refusalMessages.ts'
import { allInBatches } from './inBatches.ts'
import { type ExecutionOutcome, openProductExecutor } from './productExecutor.ts'
import { productRecord } from './productRecord.ts'

/** Changes many products, one command each. With `dryRun` it appends nothing and returns what each command would change. */
export const openBulkProductEdit = (ledger: Ledger) => {
  return async ({ changes, dryRun }: z.output<typeof BulkProductRequest>, context: IdempotentContext) => {
    const execute = openProductExecutor(ledger, dryRun)
    const outcomes = await allInBatches(changes, async ({ id, price, ...change }) => {
      const command = { ...change, price: price === undefined ? undefined : toCents(price) }
      return { id, ...(await execute(id, context, (product) => changeInBulk(product, command))) }
    })
    const results = outcomes.map(resultOf)
    const count = (outcome: string) => results.filter((row) => row.outcome === outcome).length
    const counts = { changed: count('changed'), unchanged: count('unchanged'), refused: count('refused') }
    return { results, counts, dryRun, position: Math.max(...outcomes.map(({ position }) => position)) }
  }
}

const resultOf = ({ id, before, after, refused }: ExecutionOutcome & { id: string }) => {
  const { details } = before.context
  const outcome = refused ? 'refused' : before.revision === after.revision ? 'unchanged' : 'changed'
  return {
    id,
    slug: details?.slug ?? '',
    name: details?.name ?? '',
    outcome,
    before: toFigures(before),
    after: refused ? null : toFigures(after),
    warnings: refused ? [] : warningsFor(after),
    ...(refused && { refusal: refused.refusal, message: refusalMessage(refused) }),
  } as const
}

const warningsFor = ({ context: { details, quantity }, is }: Product) => {
  if (!details) return []
  const { price, discount, costPrice } = details
  return warningsOf({ sellsAt: discountedPrice(price, discount), costPrice, quantity, isWithdrawn: is('withdrawn') })
}

const toFigures = (product: Product) => {
  const record = productRecord('', product)
  if (!record) return null
  const { price, costPrice, discount, discountedPrice, quantity, state, version } = record
  return { price, costPrice, discount, discountedPrice, quantity, state, version }
}
