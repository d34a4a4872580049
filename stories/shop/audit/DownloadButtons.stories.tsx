import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DownloadButtons } from '#ui-kit/shop/audit/DownloadButtons.tsx'

const onCsv = fn()
const onJson = fn()

const meta = preview.meta({
  title: 'Shop/Audit/DownloadButtons',
  component: DownloadButtons,
  args: {
    formats: [
      { label: 'CSV', onDownload: onCsv, busy: false },
      { label: 'JSON', onDownload: onJson },
    ],
  },
})

export const TwoFormats = meta.story({})

TwoFormats.test('calls onJson', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'JSON' }))
  await expect(onJson).toHaveBeenCalled()
})

export const WithNote = meta.story({ args: { note: 'The newest 10\u00a0000 at most' } })
export const Downloading = meta.story({ args: { formats: [{ label: 'CSV', onDownload: onCsv, busy: true }] } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onCsv).toHaveBeenCalled()
  },
})
