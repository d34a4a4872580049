import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { type AddProduct, addProduct } from '#domain/catalogue/productCommands.ts'
import type { NewProduct } from '#domain/catalogue/productForm.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { slugOf } from '#domain/catalogue/slug.ts'
import { claimSlug, slugMachine, slugStream } from '#domain/catalogue/slugMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { toCents } from '#domain/kernel/money.ts'
import { emptyRecord } from '#domain/kernel/replay.ts'

type Form = z.output<typeof NewProduct>

/** Adds a product after claiming its slug. The id derives from the slug, so a retry after a lost response reaches the same product. */
export const openProductCreation = (ledger: Ledger, now: () => Date) => {
  return async (form: Form, context: CommandContext, dateAdded = now().toISOString()) => {
    const command = toAddProduct(form, dateAdded)
    const { slug } = command.details
    const productId = productIdOf(slug)

    // A product that is refused must not claim its slug.
    const decision = addProduct(emptyRecord(productMachine, productStream(productId)), command)
    if (isRefusal(decision)) return decision
    const claimed = await ledger.handle(slugMachine, slugStream(slug), context, (slugRecord) =>
      claimSlug(slugRecord, productId),
    )
    if (isRefusal(claimed)) return claimed
    const added = await ledger.handle(productMachine, productStream(productId), context, (product) =>
      addProduct(product, command),
    )
    return isRefusal(added) ? added : { productId, ...added }
  }
}

/** Maps the product form to the command; rand become cents. */
export const toAddProduct = ({ quantity, isActive, ...form }: Form, dateAdded: string): AddProduct => ({
  details: {
    ...form,
    slug: form.slug ?? slugOf(form.name),
    price: toCents(form.price),
    costPrice: toCents(form.costPrice),
  },
  quantity,
  dateAdded,
  isActive,
})

/** 24 hexadecimal digits derived from the slug. */
export const productIdOf = (slug: string) => createHash('sha256').update(`product ${slug}`).digest('hex').slice(0, 24)
