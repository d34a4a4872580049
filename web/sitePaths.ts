import type { SitePage } from '#ui-kit/elements/sitePaths.ts'

/** The paths of the pages that the ui-kit links to by itself (decision 072). */
export const sitePaths: Readonly<Record<SitePage, string>> = {
  home: '/',
  account: '/Account',
  orders: '/account/orders',
  bookings: '/account/bookings',
  personalDetails: '/account/personal-details',
  providers: '/ServiceProviders',
  ordersManagement: '/Orders_Management',
  bookingsManagement: '/Bookings_Management',
  productsManagement: '/Products_Management',
  providersManagement: '/ServiceProvider_Management',
  customersManagement: '/Customers_Management',
  bannerManagement: '/Banner_Management',
}
