import type { ShopContract } from '#domain/contract.ts'
import type { CallKey } from '#web/state/http/calls.ts'

/** Whether the call needs no session. All other calls carry the access token, and the query cache drops their answers on sign-out. */
export const isPublic = (key: string) => Object.hasOwn(publicCalls, key)

type PublicKey = { [Key in CallKey]: ShopContract[Key]['access'] extends 'anyone' ? Key : never }[CallKey]

// The contract itself stays on the server: it would bring the schemas of every request into the browser's bundle.
const publicCalls: Record<PublicKey, true> = {
  'POST Login': true,
  'POST signup': true,
  'POST refresh-token': true,
  'POST customer/forgot/password': true,
  'POST customer/resend/otp': true,
  'POST customer/verify/otp': true,
  'POST customer/reset/password': true,
  'GET products/home': true,
  'GET products/getByCategoryOrPageNumber': true,
  'GET products/brands': true,
  'GET products/categories': true,
  'GET products/categoryPictures': true,
  'GET products/tags': true,
  'GET products/tagsById': true,
  'GET products/search': true,
  'GET products/tagSuggestions/:text': true,
  'GET products/getProduct/:slug': true,
  'GET products/getProductDetails/:id': true,
  'GET products/getCrossSellProduct/:id': true,
  'GET reviews/product/:productId': true,
  'GET reviews/provider/:providerId': true,
  'POST enquiries/send': true,
  'POST products/find/:slug': true,
  'GET api/marketing-images': true,
  'GET api/service-providers/categories': true,
  'GET api/service-providers/searchServiceProviders': true,
  'GET api/service-providers/areas': true,
  'GET api/service-providers/soonest': true,
  'GET api/service-providers/:id': true,
  'GET api/service-providers/slots/:id': true,
  'POST analytics/pageView': true,
}
