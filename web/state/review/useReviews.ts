import type { ReviewSubject } from '#domain/review/reviewSubject.ts'
import { useQuery } from '#web/state/http/useQuery.ts'

/** The newest reviews of a product or a service provider, up to `limit`. */
export const usePublishedReviews = ({ kind, id }: ReviewSubject, limit: string | undefined) => {
  const query = { limit }
  const ofProduct = { params: { productId: id }, query }
  const ofProvider = { params: { providerId: id }, query }
  const reviews = {
    product: useQuery('GET reviews/product/:productId', kind === 'product' ? ofProduct : undefined),
    provider: useQuery('GET reviews/provider/:providerId', kind === 'provider' ? ofProvider : undefined),
  }
  return reviews[kind]
}

/** Whether the customer may review it, and their own review; undefined while that is unknown. */
export const useOwnReview = ({ kind, id }: ReviewSubject, isSignedIn: boolean) => {
  const asked = isSignedIn ? kind : undefined
  const ofProduct = { params: { productId: id } }
  const ofProvider = { params: { providerId: id } }
  const own = {
    product: useQuery('GET reviews/mine/:productId', asked === 'product' ? ofProduct : undefined),
    provider: useQuery('GET reviews/mine/provider/:providerId', asked === 'provider' ? ofProvider : undefined),
  }
  return own[kind].answer?.result
}
