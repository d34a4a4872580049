export const homeCrumb = { label: 'Home', href: '/' }

export const accountCrumb = { label: 'Account', href: '/Account' }

export const ordersCrumb = { label: 'Orders', href: '/account/orders' }

/** The orders of all customers, for admins. */
export const ordersManagementCrumb = { label: 'Orders management', href: '/Orders_Management' }

export const personalDetailsCrumb = { label: 'Personal details', href: '/account/personal-details' }
