import type { Ledger } from '#api/eventStore/ledger.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import type { Review } from '#domain/review/reviewMachine.ts'
import { type ReviewSubject, subjectOf } from '#domain/review/reviewSubject.ts'

/** A review as its author exports it, with the current name of the product or service provider. */
export const exportedReview = async (ledger: Ledger, { context: { written, hiddenFor } }: Review) => ({
  ...(written && (await reviewed(ledger, subjectOf(written)))),
  rating: written?.rating,
  text: written?.text,
  name: written?.name,
  hiddenFor,
})

const reviewed = async (ledger: Ledger, { kind, id }: ReviewSubject) => {
  if (kind === 'product')
    return { product: (await ledger.load(productMachine, productStream(id))).context.details?.name ?? id }
  return { provider: (await ledger.load(providerMachine, providerStream(id))).context.details?.fullName ?? id }
}
