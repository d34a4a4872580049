const orders = '/Orders_Management'
const products = '/Products_Management'

/** The table that each figure is counted in. */
export const figureLinks = {
  pending: `${orders}?status=Pending`,
  processing: `${orders}?status=Processing`,
  late: `${orders}?late=1`,
  lowStock: `${products}?state=listed&warning=lowStock`,
  unfound: '#searches',
  online: '/Audit?role=customer',
}

/** Orders since a day, or of some days: both ends belong to it. */
export const ordersSince = (since: string, until?: string) =>
  `${orders}?${new URLSearchParams({ since, ...(until && { until }) })}`

/** The stockroom's search, also among drafts and what is no longer sold. */
export const stockroomSearch = (text: string) => `${products}?${new URLSearchParams({ search: text })}`
