export const home = { label: 'Home', href: '/' }

export const account = { label: 'Account', href: '/Account' }

export const orders = { label: 'Orders', href: '/account/orders' }

export const personalDetails = { label: 'Personal details', href: '/account/personal-details' }
