import type { Ledger } from '#api/eventStore/ledger.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'

/** A product that the customer waits for, as they export it, with its current name. */
export const exportedWish = async (ledger: Ledger, { productId, since }: { productId: string; since: string }) => ({
  product: (await ledger.load(productMachine, productStream(productId))).context.details?.name ?? productId,
  since,
})
