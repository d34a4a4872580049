import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DeliveryMeter } from '#ui-kit/shop/catalogue/DeliveryMeter.tsx'
import { almostFree, withPiecesAt } from './delivery.ts'
import { rand } from './rand.ts'
import { ColumnWidth } from './storyWidths.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/DeliveryMeter',
  component: DeliveryMeter,
  args: almostFree,
  decorators: [ColumnWidth],
})

export const AlmostThere = meta.story({})

export const LowProgress = meta.story({ args: { remaining: rand('231.00'), value: 0.08 } })

export const Free = meta.story({ args: { remaining: undefined, value: 1 } })

export const FreeOnceAdded = meta.story({
  args: withPiecesAt(479.2)(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add this and delivery is free')).toBeVisible()
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '40')
  },
})

export const FreeOnceThreeAreAdded = meta.story({
  args: withPiecesAt(69.9)(3),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add these 3 and delivery is free')).toBeVisible()
  },
})

export const NotFreeOnceAdded = meta.story({
  args: withPiecesAt(35.5)(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Add this and you are R.114.50 away from free delivery$/)).toBeVisible()
  },
})

export const FreeAlready = meta.story({
  args: { value: 1, remaining: undefined, adding: { count: 1, value: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your delivery is free')).toBeVisible()
  },
})

export const SmallPhone = NotFreeOnceAdded.extend({ globals: { viewport: { value: 'small' } } })
