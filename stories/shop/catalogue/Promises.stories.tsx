import preview from '#storybook/preview.tsx'
import { Promises } from '#ui-kit/shop/catalogue/Promises.tsx'
import { delivery } from './delivery.ts'

const meta = preview.meta({ title: 'Shop/Promises', component: Promises, args: delivery })

export const OnTheHomePage = meta.story({})

export const BesideAProduct = meta.story({ args: { layout: 'list' } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
