import { expect } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ImportResults } from '#ui-kit/shop/productAdmin/csv/ImportResults.tsx'
import { longImportRow, notFeaturedRow, someRows } from './importRows.ts'

const meta = preview.meta({
  title: 'Shop/Product admin/ImportResults',
  component: ImportResults,
  args: { rows: someRows, done: false },
})

export const DryRun = meta.story({})

DryRun.test('shows the rows of one kind', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '2 Add' }))
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
  await userEvent.click(canvas.getByRole('button', { name: '5 Rows' }))
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
})

export const Done = meta.story({ args: { done: true } })

/** The form has a box to tick, so only a file can be wrong about it. */
export const NeitherTrueNorFalse = meta.story({ args: { rows: [notFeaturedRow] } })

export const LongText = meta.story({ args: { rows: [longImportRow, ...someRows] } })

export const SmallPhone = meta.story({ args: { rows: [longImportRow] }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('button', { name: '1 Change' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
  },
})
