import type { Ledger } from '#api/eventStore/ledger.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import type { Reviewer } from '#domain/review/reviewCommands.ts'
import type { ReviewSubjectKind } from '#domain/review/reviewSubject.ts'
import type { ReviewQueries } from './reviewQueries.ts'

/** What the shop knows about one kind of subject, from the records' own streams. */
interface SubjectRecords {
  notFound: 'ProductNotFound' | 'ProviderNotFound'
  /** Whether it was ever added, listed or not. */
  exists(id: string): Promise<boolean>
  /** Whether the public sees it. */
  isListed(id: string): Promise<boolean>
  /** A customer with the orders, or bookings, that may entitle them to a review. Read models only find the candidates. */
  reviewer(id: string, customerId: string): Promise<Reviewer>
}

export interface SubjectParts {
  ledger: Ledger
  reviews: ReviewQueries
  /** Ids of a customer's bookings of a provider. */
  visitsOf(customerId: string, providerId: string): readonly string[]
}

/** The records of both kinds of subjects that can be reviewed. */
export const openReviewSubjects = ({
  ledger,
  reviews,
  visitsOf,
}: SubjectParts): Record<ReviewSubjectKind, SubjectRecords> => {
  const product = (id: string) => ledger.load(productMachine, productStream(id))
  const provider = (id: string) => ledger.load(providerMachine, providerStream(id))
  const purchase = async (orderId: string) => ({
    orderId,
    order: await ledger.load(orderMachine, orderStream(orderId)),
  })
  const visit = async (bookingId: string) => ({
    bookingId,
    booking: await ledger.load(bookingMachine, bookingStream(bookingId)),
  })

  return {
    product: {
      notFound: 'ProductNotFound',
      exists: async (id) => (await product(id)).context.details !== undefined,
      isListed: async (id) => (await product(id)).is('listed'),
      reviewer: async (productId, customerId) => ({
        ...{ productId, customerId },
        purchases: await Promise.all(reviews.purchasesOf(customerId, productId).map(purchase)),
      }),
    },
    provider: {
      notFound: 'ProviderNotFound',
      exists: async (id) => (await provider(id)).context.details !== undefined,
      isListed: async (id) => (await provider(id)).is('listed'),
      reviewer: async (providerId, customerId) => ({
        ...{ providerId, customerId },
        visits: await Promise.all(visitsOf(customerId, providerId).map(visit)),
      }),
    },
  }
}
