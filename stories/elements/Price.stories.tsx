import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const meta = preview.meta({ title: 'Elements/Price', component: Price, args: { price: 'R\u00a0649.00' } })

export const Usual = meta.story({})

export const OnOffer = meta.story({
  args: { price: 'R\u00a01\u00a0299.00', was: 'R\u00a01\u00a0529.00' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Now R 1 299.00Was R 1 529.00')
  },
})

export const OnACard = meta.story({ args: { size: 'small', price: 'R\u00a089.90', was: 'R\u00a0109.00' } })
export const OnItsPage = meta.story({
  args: { size: 'large', price: 'R\u00a012\u00a0999.00', was: 'R\u00a014\u00a0499.00' },
})

export const Column = meta.story({
  render: () => (
    <Stack gap={1} align="end">
      <Price price={'R\u00a01\u00a0111.11'} />
      <Price price={'R\u00a0888.80'} />
      <Price price={'R\u00a02\u00a0000.00'} />
    </Stack>
  ),
})

export const NoRoom = meta.story({
  render: () => (
    <div style={{ width: 120 }}>
      <Price price={'R\u00a0124\u00a0999.00'} was={'R\u00a0149\u00a0999.00'} />
    </div>
  ),
})
