import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import type { NewProduct } from '#domain/catalogue/productForm.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { slugOf } from '#domain/catalogue/slug.ts'
import { claimSlug, slugMachine, slugStream } from '#domain/catalogue/slugMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { cents } from '#domain/kernel/money.ts'
import { productAnswer } from './productAnswer.ts'

/** Adds a product under its slug. The slug decides the id, so that adding again after a lost answer meets the same product. */
export const adding = (ledger: Ledger, now: () => Date) => {
  return async (form: z.output<typeof NewProduct>, deed: Deed, dateAdded = now().toISOString()) => {
    const { quantity, price, costPrice, slug = slugOf(form.name), ...details } = form
    const productId = productIdOf(slug)
    const product = { ...details, slug, price: cents(price), costPrice: cents(costPrice) }

    const claimed = await ledger.handle(slugMachine, slugStream(slug), deed, (held) => claimSlug(held, productId))
    if (isRefusal(claimed)) return claimed
    const added = await ledger.handle(productMachine, productStream(productId), deed, (record) =>
      addProduct(record, { details: product, quantity, dateAdded }),
    )
    if (isRefusal(added)) return added
    return { product: productAnswer(productId, { ...product, dateAdded }, quantity, true), position: added.position }
  }
}

/** 24 hexadecimal digits derived from the slug. */
export const productIdOf = (slug: string) => createHash('sha256').update(`product ${slug}`).digest('hex').slice(0, 24)
