import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Downloads } from '#ui-kit/shop/audit/Downloads.tsx'

const onCsv = fn()
const onJson = fn()

const meta = preview.meta({
  title: 'Shop/Downloads',
  component: Downloads,
  args: {
    ways: [
      { label: 'CSV', onDownload: onCsv, busy: false },
      { label: 'JSON', onDownload: onJson },
    ],
  },
})

export const TwoFormats = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JSON' }))
    await expect(onJson).toHaveBeenCalled()
  },
})

export const NotAllOfIt = meta.story({ args: { note: 'The newest 10\u00a0000 at most' } })
export const OnItsWay = meta.story({ args: { ways: [{ label: 'CSV', onDownload: onCsv, busy: true }] } })

export const Keyboard = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onCsv).toHaveBeenCalled()
  },
})
