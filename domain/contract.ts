import { accountContract } from '#domain/account/accountContract.ts'
import { customersContract } from '#domain/account/customersContract.ts'
import { addressContract } from '#domain/address/addressContract.ts'
import { auditContract } from '#domain/audit/auditContract.ts'
import { bannerContract } from '#domain/banner/bannerContract.ts'
import { bookingContract } from '#domain/booking/bookingContract.ts'
import { cartContract } from '#domain/cart/cartContract.ts'
import { catalogueContract } from '#domain/catalogue/catalogueContract.ts'
import { dashboardContract } from '#domain/dashboard/dashboardContract.ts'
import { enquiryContract } from '#domain/enquiry/enquiryContract.ts'
import { inboxContract } from '#domain/inbox/inboxContract.ts'
import { orderContract } from '#domain/order/orderContract.ts'
import { pageViewContract } from '#domain/pageView/pageViewContract.ts'
import { providerAdminContract } from '#domain/provider/providerAdminContract.ts'
import { providerContract } from '#domain/provider/providerContract.ts'
import { reviewContract } from '#domain/review/reviewContract.ts'
import { securityContract } from '#domain/security/securityContract.ts'
import { stockAlertContract } from '#domain/stockAlert/stockAlertContract.ts'
import { termsContract } from '#domain/terms/termsContract.ts'
import { productAdminContract } from './catalogue/productAdminContract.ts'

/** Every endpoint of the API. */
export const shopContract = {
  ...catalogueContract,
  ...productAdminContract,
  ...cartContract,
  ...accountContract,
  ...customersContract,
  ...addressContract,
  ...orderContract,
  ...termsContract,
  ...reviewContract,
  // Before the public ones: `GET api/service-providers/:id` would match its paths.
  ...providerAdminContract,
  ...providerContract,
  ...bookingContract,
  ...enquiryContract,
  ...bannerContract,
  ...inboxContract,
  ...stockAlertContract,
  ...auditContract,
  ...securityContract,
  ...dashboardContract,
  ...pageViewContract,
}

export type ShopContract = typeof shopContract
