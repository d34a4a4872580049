import preview from '#storybook/preview.tsx'
import { ServicePromises } from '#ui-kit/shop/catalogue/ServicePromises.tsx'
import { delivery } from './delivery.ts'

const meta = preview.meta({ title: 'Shop/Catalogue/ServicePromises', component: ServicePromises, args: delivery })

export const OnTheHomePage = meta.story({})

export const BesideAProduct = meta.story({ args: { layout: 'list' } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
