import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FileDrop } from '#ui-kit/shop/stockroom/FileDrop.tsx'

const meta = preview.meta({
  title: 'Shop/FileDrop',
  component: FileDrop,
  args: {
    words: 'Drop a CSV file here',
    buttonLabel: 'Choose a file',
    hint: 'Up to 16 MB and 10 000 rows.',
    accepts: ['text/csv', '.csv'],
    onFiles: fn(),
  },
})

export const Waiting = meta.story({
  play: async ({ canvasElement, userEvent, args }) => {
    const stock = new File(['slug,price'], 'stock.csv', { type: 'text/csv' })
    const input = canvasElement.querySelector<HTMLInputElement>('input[accept]')
    if (input) await userEvent.upload(input, stock)
    await expect(args.onFiles).toHaveBeenCalledWith([stock])
  },
})

export const NotNow = meta.story({ args: { disabled: true } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  },
})
