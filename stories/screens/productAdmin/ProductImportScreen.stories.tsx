import { expect, fn } from 'storybook/test'
import {
  badRows,
  longImportRow,
  manyRows,
  scriptImportRow,
  someRows,
} from '#stories/shop/productAdmin/csv/importRows.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { type ImportStage, ProductImportScreen } from '#ui-kit/screens/productAdmin/ProductImportScreen.tsx'

const file = 'stock-november.csv'

const meta = preview.meta({
  title: 'Screens/Admin/ProductImportScreen',
  component: ProductImportScreen,
  args: {
    stage: { at: 'choosing' } as ImportStage,
    onFile: fn(),
    onImport: fn(),
    onStartOver: fn(),
    onExport: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

const stage = (stage: ImportStage) => ({ stage })

export const Choosing = meta.story({})

Choosing.test('calls onFile and onExport', async ({ canvasElement, canvas, userEvent, args }) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[accept]')
  const stock = new File(['slug,price\nvuthela-rondavel-kettle,629'], file, { type: 'text/csv' })
  if (input) await userEvent.upload(input, stock)
  await expect(args.onFile).toHaveBeenCalledWith(stock)
  await userEvent.click(canvas.getByRole('button', { name: 'Export as a sample' }))
  await expect(args.onExport).toHaveBeenCalledOnce()
})

export const WrongFile = meta.story({
  args: { problem: 'holiday.jpg is no CSV file.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was changedholiday.jpg is no CSV file.')
  },
})

export const TooLarge = meta.story({ args: { problem: 'The file has 21 MB: at most 16 MB fit.' } })

export const Checking = meta.story({
  args: stage({ at: 'checking', file }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Reading ${file} – nothing is changed yet.`)).toBeVisible()
  },
})

export const DryRun = meta.story({
  args: stage({ at: 'checked', file, rows: someRows }),
})

DryRun.test('calls onImport', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('1 row with errors would be left out.')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: '1 Error' }))
  await expect(canvas.getAllByRole('row')).toHaveLength(2)
  await expect(canvas.getByRole('row', { name: /price should be numeric greater than 0/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: '5 Rows' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Import 3 rows' }))
  await expect(args.onImport).toHaveBeenCalledOnce()
})

export const AllRowsBad = meta.story({
  args: stage({ at: 'checked', file, rows: badRows }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Every row has an error/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  },
})

export const EmptyFile = meta.story({ args: stage({ at: 'checked', file, rows: [] }) })

export const NothingWouldChange = meta.story({
  args: stage({ at: 'checked', file, rows: someRows.filter(({ outcome }) => outcome === 'unchanged') }),
})

export const ManyRows = meta.story({
  args: stage({ at: 'checked', file, rows: manyRows }),
})

ManyRows.test('shows fifty more rows on demand', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('50 of 120 rows shown')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more' }))
  await expect(canvas.getByText('100 of 120 rows shown')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Show 20 more' })).toBeVisible()
})

export const Importing = meta.story({ args: stage({ at: 'importing', file, rows: someRows }) })

export const ImportFailed = meta.story({
  args: { ...stage({ at: 'checked', file, rows: someRows }), problem: 'Network error' },
})

ImportFailed.test('calls onImport', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The import may not be complete')
  await expect(canvas.getByRole('alert')).not.toHaveTextContent('Nothing was changed')
  await userEvent.click(canvas.getByRole('button', { name: 'Import 3 rows' }))
  await expect(args.onImport).toHaveBeenCalledOnce()
})

export const Done = meta.story({
  args: stage({ at: 'done', file, rows: someRows.filter(({ outcome }) => outcome !== 'refused') }),
})

Done.test('calls onStartOver', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('2 products added, 1 changed')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }))
  await expect(args.onStartOver).toHaveBeenCalledOnce()
})

export const DoneWithRefusals = meta.story({ args: stage({ at: 'done', file, rows: someRows }) })

export const LongText = meta.story({
  args: stage({
    at: 'checked',
    file: `${'stock-of-the-warehouse-'.repeat(5)}.csv`,
    rows: [longImportRow, ...someRows],
  }),
})

export const ScriptInAName = meta.story({
  args: stage({ at: 'checked', file: '<b>stock</b>.csv', rows: [scriptImportRow] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /<script>alert/ })).toBeVisible()
    await expect(canvas.getByText('<b>stock</b>.csv')).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  args: stage({ at: 'checked', file, rows: someRows }),
  globals: { viewport: { value: 'phone' } },
})

export const SmallPhone = meta.story({
  args: stage({ at: 'checked', file: 'stock-of-the-warehouse-in-pimville.csv', rows: [longImportRow, ...someRows] }),
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: stage({ at: 'checked', file, rows: someRows }),
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Import 3 rows' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onImport).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: '2 Add', pressed: true })).toHaveFocus()
  },
})
