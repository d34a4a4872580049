import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FileDrop } from '#ui-kit/shop/productAdmin/fields/FileDrop.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/FileDrop',
  component: FileDrop,
  args: {
    label: 'Drop a CSV file here',
    buttonLabel: 'Choose a file',
    hint: 'Up to 16 MB and 10 000 rows.',
    accepts: ['text/csv', '.csv'],
    onFiles: fn(),
  },
})

const stock = new File(['slug,price'], 'stock.csv', { type: 'text/csv' })
const prices = new File(['slug,price'], 'prices.csv', { type: 'text/csv' })

const holding = (...files: File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return dataTransfer
}

/** What the browser reports while files are dragged over the zone, or dropped on it. */
const drag = (type: 'dragover' | 'drop', zone: HTMLElement, ...files: File[]) =>
  zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: holding(...files) }))

export const Waiting = meta.story({})

Waiting.test('calls onFiles', async ({ canvasElement, userEvent, args }) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[accept]')
  if (input) await userEvent.upload(input, stock)
  await expect(args.onFiles).toHaveBeenCalledWith([stock])
})

export const Dropped = meta.story({
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('group', { name: 'Drop a CSV file here' })
    drag('dragover', zone, stock, prices)
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'))
    drag('drop', zone, stock, prices)
    await waitFor(() => expect(zone).not.toHaveAttribute('data-drop-target'))
    await expect(args.onFiles).toHaveBeenCalledWith([stock])
  },
})

export const Several = meta.story({
  args: { multiple: true },
  play: async ({ canvas, args }) => {
    drag('drop', canvas.getByRole('group'), stock, prices)
    await expect(args.onFiles).toHaveBeenCalledWith([stock, prices])
  },
})

export const HeldAbove = meta.story({
  play: async ({ canvas }) => {
    drag('dragover', canvas.getByRole('group'), stock)
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('data-drop-target'))
  },
})

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
    drag('drop', canvas.getByRole('group'), stock)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
    await userEvent.paste(holding(stock))
    await expect(args.onFiles).toHaveBeenCalledWith([stock])
  },
})
