export const providersCrumb = { label: 'Service providers', href: '/ServiceProviders' }
