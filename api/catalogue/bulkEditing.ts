import type { z } from 'zod'
import type { Ledger, RepeatableDeed } from '#api/eventStore/handle.ts'
import type { BulkEdit } from '#domain/catalogue/bulkForm.ts'
import { changeInBulk } from '#domain/catalogue/changeInBulk.ts'
import type { Product } from '#domain/catalogue/productMachine.ts'
import { warningsOf } from '#domain/catalogue/productWarnings.ts'
import { cents, discountedPrice } from '#domain/kernel/money.ts'
import { sentenceFor } from '#domain/refusalWords.ts'
import { allInSlices } from './inSlices.ts'
import { productRecord } from './productRecord.ts'
import { type Outcome, trying } from './trying.ts'

/** Changes many products, each by a command of its own, or only tells what would happen to each. */
export const bulkEditing = (ledger: Ledger) => {
  return async ({ changes, dryRun }: z.output<typeof BulkEdit>, deed: RepeatableDeed) => {
    const attempt = trying(ledger, dryRun)
    const outcomes = await allInSlices(changes, async ({ id, price, ...change }) => {
      const command = { ...change, price: price === undefined ? undefined : cents(price) }
      return { id, ...(await attempt(id, deed, (product) => changeInBulk(product, command))) }
    })
    const results = outcomes.map(rowOf)
    const count = (outcome: string) => results.filter((row) => row.outcome === outcome).length
    const counts = { changed: count('changed'), unchanged: count('unchanged'), refused: count('refused') }
    return { results, counts, dryRun, position: Math.max(...outcomes.map(({ position }) => position)) }
  }
}

const rowOf = ({ id, before, after, refused }: Outcome & { id: string }) => {
  const { details } = before.context
  const outcome = refused ? 'refused' : before.revision === after.revision ? 'unchanged' : 'changed'
  return {
    id,
    slug: details?.slug ?? '',
    name: details?.name ?? '',
    outcome,
    before: figuresOf(before),
    after: refused ? null : figuresOf(after),
    warnings: refused ? [] : warningsFor(after),
    ...(refused && { refusal: refused.refusal, message: sentenceFor(refused) }),
  } as const
}

const warningsFor = ({ context: { details, quantity }, is }: Product) => {
  if (!details) return []
  const { price, discount, costPrice } = details
  return warningsOf({ sellsAt: discountedPrice(price, discount), costPrice, quantity, isWithdrawn: is('withdrawn') })
}

const figuresOf = (product: Product) => {
  const record = productRecord('', product)
  if (!record) return null
  const { price, costPrice, discount, discountedPrice, quantity, state, version } = record
  return { price, costPrice, discount, discountedPrice, quantity, state, version }
}
