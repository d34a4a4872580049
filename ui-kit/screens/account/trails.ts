export const home = { label: 'Home', href: '/' }

export const account = { label: 'Account', href: '/Account' }

export const orders = { label: 'Orders', href: '/account/orders' }

/** Everybody's, for admins. */
export const allOrders = { label: 'Orders management', href: '/Orders_Management' }

export const personalDetails = { label: 'Personal details', href: '/account/personal-details' }
