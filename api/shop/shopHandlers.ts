import { accountRoutes, secretEndpoints } from '#api/account/accountRoutes.ts'
import { customerQueries } from '#api/account/customers/customersList.ts'
import { auditedEndpoints, customersRoutes } from '#api/account/customers/customersRoutes.ts'
import { addressRoutes } from '#api/address/addressRoutes.ts'
import { auditRoutes } from '#api/audit/auditRoutes.ts'
import { bannerRoutes } from '#api/banner/bannerRoutes.ts'
import { slideQueries } from '#api/banner/slideList.ts'
import { bookingQueries } from '#api/booking/bookingList.ts'
import { bookingRoutes } from '#api/booking/bookingRoutes.ts'
import { findStrandedBookings } from '#api/booking/strandedBookings.ts'
import { cartRoutes } from '#api/cart/cartRoutes.ts'
import { catalogueRoutes } from '#api/catalogue/catalogueRoutes.ts'
import { openPictureStorage } from '#api/catalogue/pictureStorage.ts'
import { productAdminRoutes } from '#api/catalogue/productAdminRoutes.ts'
import { productQueries } from '#api/catalogue/productList.ts'
import { dashboardRoutes } from '#api/dashboard/dashboardRoutes.ts'
import { enquiryQueries } from '#api/enquiry/enquiryQueries.ts'
import { enquiryRoutes } from '#api/enquiry/enquiryRoutes.ts'
import { inboxQueries } from '#api/inbox/inboxQueries.ts'
import { inboxRoutes } from '#api/inbox/inboxRoutes.ts'
import { orderQueries } from '#api/order/orderList.ts'
import { orderRoutes } from '#api/order/orderRoutes.ts'
import { pageViewQueries } from '#api/pageView/pageViewList.ts'
import { pageViewRoutes } from '#api/pageView/pageViewRoutes.ts'
import { providerAdminRoutes } from '#api/provider/providerAdminRoutes.ts'
import { providerRoutes } from '#api/provider/providerRoutes.ts'
import { orderNumberOf } from '#api/recordNumbers.ts'
import { reviewQueries } from '#api/review/reviewQueries.ts'
import { reviewRoutes } from '#api/review/reviewRoutes.ts'
import { unfoundQueries } from '#api/search/unfoundSearches.ts'
import { securityRoutes } from '#api/security/securityRoutes.ts'
import { stockAlertRoutes } from '#api/stockAlert/stockAlertRoutes.ts'
import { termsRoutes } from '#api/terms/termsRoutes.ts'
import type { ShopServices } from './services.ts'
import type { ShopSettings } from './shopSettings.ts'

/** Endpoints whose records recognize a repeated request themselves, or whose responses must not be stored. */
export const exemptEndpoints = [
  'POST order/placeOrder',
  'POST bookings/request',
  ...secretEndpoints,
  ...auditedEndpoints,
]

/** A handler for every endpoint of the contract, by noun. `online` counts the visitors with an open page. */
export const shopHandlers = (settings: ShopSettings, services: ShopServices, online: () => number) => {
  const { tokenSecret: secret, limited, responseInterval, terms, publicUrl } = settings
  const {
    store,
    raw,
    ledger,
    database,
    now,
    providers,
    auditAccess,
    pageViews,
    orderFulfilment,
    agendas,
    adminRegistry,
    sessions,
    accountErasure,
  } = services
  const records = { store, raw, ledger, database }
  const products = productQueries(database)
  const orders = orderQueries(database)
  const bookings = bookingQueries(database)

  return {
    ...catalogueRoutes({ products, ledger, secret }),
    ...productAdminRoutes({ ...records, now, orderNameOf: orderNumberOf }),
    ...cartRoutes(ledger, auditAccess),
    ...accountRoutes({
      ...{ ...services, secret, limited, responseInterval },
      orderIdsOf: (customerId) => orders.ofCustomer(customerId).map(({ id }) => id),
      bookingStreamsOf: bookings.streamsOf,
      reviewStreamsOf: reviewQueries(database).streamsOf,
      enquiryStreamsOf: enquiryQueries(database).streamsOf,
    }),
    ...customersRoutes({
      ...records,
      customers: customerQueries(database),
      adminRegistry,
      sessions,
      accountErasure,
      auditAccess,
    }),
    ...addressRoutes(ledger, auditAccess),
    ...orderRoutes({ ...records, fulfilment: orderFulfilment, terms, auditAccess, now }),
    ...termsRoutes({ ordersOf: orders.ofCustomer, auditAccess }),
    ...reviewRoutes({ ...records, visitsOf: bookings.visitsOf }),
    ...providerRoutes(providers, now),
    ...providerAdminRoutes({
      ...{ ...records, providers, now },
      storePicture: openPictureStorage(ledger),
      strandedBookings: findStrandedBookings({ ledger, bookings, now }),
    }),
    ...bannerRoutes({
      ...records,
      now,
      slides: slideQueries(database),
      storePicture: openPictureStorage(ledger, 'slide'),
    }),
    ...bookingRoutes({ ...records, agendas, auditAccess, publicUrl, now }),
    ...enquiryRoutes(records),
    ...inboxRoutes(ledger, inboxQueries(database)),
    ...stockAlertRoutes(ledger),
    ...auditRoutes(records),
    ...securityRoutes(records),
    ...dashboardRoutes({
      ...{ database, now, onlineCount: online },
      warnings: products.warnings,
      listedProviders: providers.listedCounts,
      unfound: unfoundQueries(database).since,
      pageViews: pageViewQueries(database).since,
    }),
    ...pageViewRoutes(pageViews.count),
  }
}
