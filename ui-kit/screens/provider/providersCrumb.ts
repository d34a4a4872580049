import type { Crumb } from '#ui-kit/elements/Breadcrumb.tsx'

/** The directory of service providers. Not in `crumbs.ts`: first pages do not load those of the account and of admins. */
export const providersCrumb = { label: 'Service providers', page: 'providers' } satisfies Crumb
