import preview from '#storybook/preview.tsx'
import { ProductFormSkeleton } from '#ui-kit/screens/productAdmin/ProductFormSkeleton.tsx'

const meta = preview.meta({ title: 'Screens/Admin/ProductFormSkeleton', component: ProductFormSkeleton })

export const Loading = meta.story({})
export const OfAServiceProvider = meta.story({ args: { label: 'Loading the service provider' } })
