import { accountContract } from '#domain/account/accountContract.ts'
import { customersContract } from '#domain/account/customersContract.ts'
import { addressContract } from '#domain/address/addressContract.ts'
import { auditContract } from '#domain/audit/auditContract.ts'
import { cartContract } from '#domain/cart/cartContract.ts'
import { catalogueContract } from '#domain/catalogue/catalogueContract.ts'
import { stockroomContract } from '#domain/catalogue/stockroomContract.ts'
import { dashboardContract } from '#domain/dashboard/dashboardContract.ts'
import { orderContract } from '#domain/order/orderContract.ts'
import { reviewContract } from '#domain/review/reviewContract.ts'

/** Every call of the shop: the table of contents. */
export const shopContract = {
  ...catalogueContract,
  ...stockroomContract,
  ...cartContract,
  ...accountContract,
  ...customersContract,
  ...addressContract,
  ...orderContract,
  ...reviewContract,
  ...auditContract,
  ...dashboardContract,
}

export type ShopContract = typeof shopContract
