import { redKettle } from '#stories/shop/catalogue/products.ts'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/BottomBar',
  component: BottomBar,
  args: {
    children: (
      <>
        <Price price={redKettle.price} />
        <Button>Add to cart</Button>
      </>
    ),
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
