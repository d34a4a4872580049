import type { ShopContract } from '#domain/contract.ts'
import type { recordDefinitions } from '#domain/recordDefinitions.ts'

type Query = Extract<keyof ShopContract, `GET ${string}`>
type Noun = keyof typeof recordDefinitions

/** Where a query reads: read models by their names, and records that are replayed from their streams. */
interface Reader {
  models?: readonly string[]
  records?: readonly Noun[]
}

const productRows = { models: ['productList'] }
const tags = { models: ['productTexts'] }
const products = { models: ['productList', 'productTexts'] }
const providers = { models: ['providerList'] }

/** What each query reads. A query without an entry does not compile. */
export const readersOfQueries: Readonly<Record<Query, Reader>> = {
  'GET products/home': products,
  'GET products/getByCategoryOrPageNumber': products,
  'GET products/search': products,
  'GET products/tagSuggestions/:text': tags,
  'GET products/brands': productRows,
  'GET products/categories': productRows,
  'GET products/categoryPictures': productRows,
  'GET products/tags': tags,
  'GET products/tagsById': productRows,
  'GET products/getProduct/:slug': productRows,
  'GET products/getProductDetails/:id': productRows,
  'GET products/getCrossSellProduct/:id': productRows,
  'GET products/all': products,
  'GET products/inventory': products,
  'GET products/forEdit/:id': { records: ['product'] },
  'GET products/export': products,
  'GET audit/products/:id': { records: ['product'] },
  'GET cart/:customerId': { records: ['cart'] },
  'GET customer/profile': { records: ['account'] },
  'GET customer/sessions': { records: ['account'] },
  'GET customer/export': {
    models: ['orderList', 'bookingList', 'reviewList', 'enquiryList'],
    records: ['account', 'addressBook', 'cart', 'stockAlerts'],
  },
  'GET customers/all': { models: ['customerList'] },
  'GET customers/find/:id': { models: ['customerList'], records: ['account'] },
  'GET audit/customers/:id': { records: ['account'] },
  'GET customer/addresses/:customerId': { records: ['addressBook'] },
  'GET customer/orders/:customerId': { models: ['orderList'] },
  'GET order/find/:id': { records: ['order'] },
  'GET order/all': { models: ['orderList'] },
  'GET order/timeline/:id': { records: ['order'] },
  'GET customer/payLater/:customerId': { models: ['orderList'] },
  'GET reviews/product/:productId': { models: ['reviewList'] },
  'GET reviews/provider/:providerId': { models: ['reviewList'] },
  'GET reviews/mine/:productId': { models: ['reviewList'], records: ['review'] },
  'GET reviews/mine/provider/:providerId': { models: ['bookingList'], records: ['review'] },
  'GET reviews/all': { models: ['reviewList'] },
  'GET audit/reviews/:id': { records: ['review'] },
  'GET api/service-providers/all': providers,
  'GET api/service-providers/forEdit/:id': { models: ['bookingList'], records: ['provider'] },
  'GET audit/providers/:id': { records: ['provider'] },
  'GET api/service-providers/categories': providers,
  'GET api/service-providers/searchServiceProviders': { ...providers, records: ['agenda'] },
  'GET api/service-providers/areas': providers,
  'GET api/service-providers/soonest': { ...providers, records: ['agenda'] },
  'GET api/service-providers/slots/:id': { ...providers, records: ['agenda'] },
  'GET api/service-providers/:id': providers,
  'GET bookings/own/:customerId': { models: ['bookingList'] },
  'GET bookings/find/:id': { records: ['booking'] },
  'GET bookings/calendar/:id': { records: ['booking'] },
  'GET bookings/all': { models: ['bookingList'] },
  'GET audit/bookings/:id': { records: ['booking'] },
  'GET enquiries/all': { models: ['enquiryList'] },
  'GET audit/enquiries/:id': { records: ['enquiry'] },
  'GET api/marketing-images': { models: ['slideList'] },
  'GET api/marketing-images/all': { models: ['slideList'] },
  'GET api/marketing-images/forEdit/:id': { records: ['slide'] },
  'GET audit/slides/:id': { records: ['slide'] },
  'GET inbox/own/:customerId': { models: ['inboxList'] },
  'GET inbox/unread/:customerId': { models: ['inboxList'] },
  'GET stockAlerts/own/:customerId': { records: ['stockAlerts'] },
  'GET audit/recent': { models: ['auditTrail'] },
  'GET audit/followed/:noun/:id': { models: ['auditTrail'] },
  'GET audit/security': { models: ['securityEventList'] },
  'GET dashboard/figures': {
    models: ['salesDays', 'bookingList', 'productList', 'providerList', 'unfoundSearches', 'pageViewList'],
  },
}
