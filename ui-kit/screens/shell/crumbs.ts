import type { Crumb } from '#ui-kit/elements/Breadcrumb.tsx'

export const homeCrumb = { label: 'Home', page: 'home' } satisfies Crumb

export const accountCrumb = { label: 'Account', page: 'account' } satisfies Crumb

export const ordersCrumb = { label: 'Orders', page: 'orders' } satisfies Crumb

/** The orders of all customers, for admins. */
export const ordersManagementCrumb = { label: 'Orders management', page: 'ordersManagement' } satisfies Crumb

export const bookingsCrumb = { label: 'Bookings', page: 'bookings' } satisfies Crumb

/** The bookings of all customers, for admins. */
export const bookingsManagementCrumb = { label: 'Bookings management', page: 'bookingsManagement' } satisfies Crumb

/** All service providers, for admins. */
export const providersManagementCrumb = {
  label: 'Service providers management',
  page: 'providersManagement',
} satisfies Crumb

/** All products, for admins. */
export const productsManagementCrumb = { label: 'Products management', page: 'productsManagement' } satisfies Crumb

/** All customers, for admins. */
export const customersManagementCrumb = { label: 'Customers management', page: 'customersManagement' } satisfies Crumb

export const personalDetailsCrumb = { label: 'Personal details', page: 'personalDetails' } satisfies Crumb

/** The slides of the banner, for admins. */
export const bannerManagementCrumb = { label: 'Banner management', page: 'bannerManagement' } satisfies Crumb
