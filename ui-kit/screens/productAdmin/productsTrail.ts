import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'

/** The breadcrumb of all product admin pages. */
export const productsTrail = [homeCrumb, { label: 'Products management', href: '/Products_Management' }]
