export const homeCrumb = { label: 'Home', href: '/' }

export const accountCrumb = { label: 'Account', href: '/Account' }

export const ordersCrumb = { label: 'Orders', href: '/account/orders' }

/** The orders of all customers, for admins. */
export const ordersManagementCrumb = { label: 'Orders management', href: '/Orders_Management' }

export const bookingsCrumb = { label: 'Bookings', href: '/account/bookings' }

/** The bookings of all customers, for admins. */
export const bookingsManagementCrumb = { label: 'Bookings management', href: '/Bookings_Management' }

/** All service providers, for admins. */
export const providersManagementCrumb = { label: 'Service providers management', href: '/ServiceProvider_Management' }

export const personalDetailsCrumb = { label: 'Personal details', href: '/account/personal-details' }

/** The slides of the banner, for admins. */
export const bannerManagementCrumb = { label: 'Banner management', href: '/Banner_Management' }
