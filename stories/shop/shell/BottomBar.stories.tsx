import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'

const meta = preview.meta({
  title: 'Shop/BottomBar',
  component: BottomBar,
  args: {
    children: (
      <>
        <Price price={rand('479.20')} />
        <Button>Add to cart</Button>
      </>
    ),
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
