import { customerList } from '#api/account/customers/customersList.ts'
import { auditTrail } from '#api/audit/auditTrail.ts'
import { slideList } from '#api/banner/slideList.ts'
import { bookingList } from '#api/booking/bookingList.ts'
import { productList } from '#api/catalogue/productList.ts'
import { productTexts } from '#api/catalogue/productTexts.ts'
import { salesDays } from '#api/dashboard/salesDays.ts'
import { enquiryList } from '#api/enquiry/enquiryList.ts'
import { inboxList } from '#api/inbox/inboxList.ts'
import { orderList } from '#api/order/orderList.ts'
import { pageViewList } from '#api/pageView/pageViewList.ts'
import { providerList } from '#api/provider/providerList.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { reviewList } from '#api/review/reviewList.ts'
import { unfoundSearches } from '#api/search/unfoundSearches.ts'
import { securityEventList } from '#api/security/securityEventList.ts'
import { stockAlertList } from '#api/stockAlert/stockAlertList.ts'

/** Every read model of the shop: a projection outside this list is neither updated nor rebuilt nor verified. */
export const shopReadModels: readonly Projection[] = [
  productList,
  productTexts,
  orderList,
  reviewList,
  providerList,
  bookingList,
  slideList,
  customerList,
  enquiryList,
  inboxList,
  stockAlertList,
  auditTrail,
  salesDays,
  unfoundSearches,
  pageViewList,
  securityEventList,
]
