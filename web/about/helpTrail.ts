/** The breadcrumb of a page below Help. */
export const helpTrail = (label: string) => [{ label: 'Home', href: '/' }, { label: 'Help', href: '/Help' }, { label }]
