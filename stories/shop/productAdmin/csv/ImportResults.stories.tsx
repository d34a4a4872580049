import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ImportResults } from '#ui-kit/shop/productAdmin/csv/ImportResults.tsx'
import { longImportRow, someRows } from './importRows.ts'

const meta = preview.meta({
  title: 'Shop/ImportResults',
  component: ImportResults,
  args: { rows: someRows, done: false },
})

export const DryRun = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 Add' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '5 Rows' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
  },
})

export const Done = meta.story({ args: { done: true } })

export const LongText = meta.story({ args: { rows: [longImportRow, ...someRows] } })

export const SmallPhone = meta.story({ args: { rows: [longImportRow] }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '1 Change' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
  },
})
