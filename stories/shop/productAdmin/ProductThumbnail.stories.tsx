import { redKettle } from '#stories/shop/catalogue/products.ts'
import preview from '#storybook/preview.tsx'
import { ProductThumbnail } from '#ui-kit/shop/productAdmin/ProductThumbnail.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/ProductThumbnail',
  component: ProductThumbnail,
  args: { picture: redKettle.picture },
})

export const WithPicture = meta.story({})

export const Large = meta.story({ args: { size: 64 } })

export const WithoutPicture = meta.story({ args: { picture: undefined } })
