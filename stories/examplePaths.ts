import type { SitePage } from '#ui-kit/elements/sitePaths.ts'

/** Paths for the links that screens have by themselves, as an app would give them. */
export const examplePaths: Readonly<Record<SitePage, string>> = {
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
