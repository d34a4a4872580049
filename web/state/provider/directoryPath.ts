/** Whether an address of the directory shows a list, because it searches, filters, sorts or turns pages. Without that it is the start. */
export const isProviderSearch = (query: URLSearchParams) => listParameters.some((name) => query.has(name))

const listParameters = ['search', 'sort', 'page', 'area', 'ratingFrom', 'priceEnd', 'available']

/** Whether a page belongs to the directory, which has its own category menu and its own search, as specified. The admins' pages do not. */
export const isDirectoryPath = (path: string) => /^\/serviceprovider(?!_)/i.test(path)
