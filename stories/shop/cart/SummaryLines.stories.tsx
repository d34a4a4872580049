import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { SummaryLines } from '#ui-kit/shop/cart/SummaryLines.tsx'
import { fullSummary, smallSummary } from './lines.ts'

const meta = preview.meta({
  title: 'Shop/SummaryLines',
  component: SummaryLines,
  args: { summary: fullSummary },
  decorators: [ColumnWidth],
})

export const WithASaving = meta.story({})

export const WithADeliveryFee = meta.story({ args: { summary: smallSummary } })
