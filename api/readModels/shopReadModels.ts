import { customerList } from '#api/account/customers/customersList.ts'
import { auditTrail } from '#api/audit/auditTrail.ts'
import { productList } from '#api/catalogue/productList.ts'
import { salesDays } from '#api/dashboard/salesDays.ts'
import { orderList } from '#api/order/orderList.ts'
import { reviewList } from '#api/review/reviewList.ts'
import { unfoundSearches } from '#api/search/unfoundSearches.ts'
import type { Projection } from './projection.ts'

/** Every read model of the shop: what is not in this list is neither fed nor rebuilt nor verified. */
export const shopReadModels: readonly Projection[] = [
  productList,
  orderList,
  reviewList,
  customerList,
  auditTrail,
  salesDays,
  unfoundSearches,
]
