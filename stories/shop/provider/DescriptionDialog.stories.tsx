import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DescriptionDialog } from '#ui-kit/shop/provider/DescriptionDialog.tsx'
import { longNamedProvider, thembaThePlumber } from './providers.ts'

const meta = preview.meta({
  title: 'Shop/Providers/DescriptionDialog',
  component: DescriptionDialog,
  args: { ...thembaThePlumber, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

export const Plumber = meta.story({})

Plumber.test('calls onClose', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})

export const LongText = meta.story({ args: longNamedProvider })

export const SmallPhone = meta.story({ args: longNamedProvider, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Book Appointment' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
