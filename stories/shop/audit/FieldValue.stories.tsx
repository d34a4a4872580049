import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FieldValue } from '#ui-kit/shop/audit/FieldValue.tsx'
import type { PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'

const meta = preview.meta({
  title: 'Shop/Audit/FieldValue',
  component: FieldValue,
  args: { value: 'Shipped' as PlainValue },
})

export const Words = meta.story({})
export const Zero = meta.story({
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible()
  },
})
export const Yes = meta.story({ args: { value: true } })
export const LongEmailAddress = meta.story({
  args: { value: 'nkosinathi.ndlovu-mthethwa@geyser-repairs.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nkosinathi.ndlovu-mthethwa@geyser-repairs.example')).toBeVisible()
  },
  globals: { viewport: { value: 'small' } },
})
export const Nothing = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nothing')).toBeInTheDocument()
  },
})
