import { home } from '#ui-kit/screens/account/trails.ts'

/** The way to everything about products. */
export const productsTrail = [home, { label: 'Products management', href: '/Products_Management' }]
