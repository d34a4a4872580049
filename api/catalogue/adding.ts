import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { type AddProduct, addProduct } from '#domain/catalogue/productCommands.ts'
import type { NewProduct } from '#domain/catalogue/productForm.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { slugOf } from '#domain/catalogue/slug.ts'
import { claimSlug, slugMachine, slugStream } from '#domain/catalogue/slugMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { cents } from '#domain/kernel/money.ts'
import { unwritten } from '#domain/kernel/replay.ts'

type Form = z.output<typeof NewProduct>

/** Adds a product under its slug. The slug decides the id, so that adding again after a lost answer meets the same product. */
export const adding = (ledger: Ledger, now: () => Date) => {
  return async (form: Form, deed: Deed, dateAdded = now().toISOString()) => {
    const command = additionOf(form, dateAdded)
    const { slug } = command.details
    const productId = productIdOf(slug)

    // What cannot be added at all does not take a slug.
    const possible = addProduct(unwritten(productMachine, productStream(productId)), command)
    if (isRefusal(possible)) return possible
    const claimed = await ledger.handle(slugMachine, slugStream(slug), deed, (held) => claimSlug(held, productId))
    if (isRefusal(claimed)) return claimed
    const added = await ledger.handle(productMachine, productStream(productId), deed, (product) =>
      addProduct(product, command),
    )
    return isRefusal(added) ? added : { productId, ...added }
  }
}

/** The product form as the command takes it. */
export const additionOf = ({ quantity, isActive, ...form }: Form, dateAdded: string): AddProduct => ({
  details: {
    ...form,
    slug: form.slug ?? slugOf(form.name),
    price: cents(form.price),
    costPrice: cents(form.costPrice),
  },
  quantity,
  dateAdded,
  isActive,
})

/** 24 hexadecimal digits derived from the slug. */
export const productIdOf = (slug: string) => createHash('sha256').update(`product ${slug}`).digest('hex').slice(0, 24)
