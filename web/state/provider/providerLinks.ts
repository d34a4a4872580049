export const providerHref = (id: string) => `/ServiceProvider/${encodeURIComponent(id)}`

/** The page of a provider at its free times. */
export const bookHref = (id: string) => `${providerHref(id)}#times`
