import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DescriptionDialog } from '#ui-kit/shop/provider/DescriptionDialog.tsx'
import { ProviderCard } from '#ui-kit/shop/provider/ProviderCard.tsx'
import {
  ayeshaTheBaker,
  leratoTheHairdresser,
  longNamedProvider,
  now,
  ntsakoTheMechanic,
  pieterTheHandyman,
  risunaTheTutor,
  thembaThePlumber,
} from './providers.ts'
import { ProviderWidth } from './storyWidth.tsx'

const meta = preview.meta({
  title: 'Shop/Providers/ProviderCard',
  component: ProviderCard,
  args: { provider: thembaThePlumber, now, onShowMore: fn() },
  decorators: [ProviderWidth],
})

export const FreeToday = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free today 14:00')).toBeVisible()
    await expect(canvas.getByText('Verified')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Book Appointment/ })).toHaveAttribute(
      'href',
      '/ServiceProvider/themba#times',
    )
  },
})

export const ShortDescription = meta.story({
  args: { provider: leratoTheHairdresser },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No call-out fee')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Show more/ })).toBeNull()
  },
})

export const MiddlingAndNotVerified = meta.story({
  args: { provider: pieterTheHandyman },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Verified')).toBeNull()
    await expect(canvas.getByText('Free Sat 28 Nov, 09:00')).toBeVisible()
  },
})

export const PoorlyRated = meta.story({ args: { provider: ntsakoTheMechanic } })

export const NoPictureNoReviews = meta.story({
  args: { provider: risunaTheTutor },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No image available')).toBeVisible()
    await expect(canvas.getByText('No reviews yet')).toBeVisible()
    await expect(canvas.getByText('1 year of experience')).toBeVisible()
  },
})

export const NoFreeTimes = meta.story({
  args: { provider: ayeshaTheBaker },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No free times at the moment')).toBeVisible()
  },
})

export const ShowMore = meta.story({
  render: function Showing(args) {
    const [isShown, setIsShown] = useState(false)

    return (
      <>
        <ProviderCard {...args} onShowMore={() => setIsShown(true)} />
        {isShown && <DescriptionDialog {...args.provider} onClose={() => setIsShown(false)} />}
      </>
    )
  },
})

ShowMore.test('opens the whole description and returns the focus', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Show more about Themba Mokoena' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Themba Mokoena' })
  await expect(dialog).toHaveTextContent('so that your insurance pays.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(opener).toHaveFocus())
})

export const LongText = meta.story({ args: { provider: longNamedProvider } })

export const SmallPhone = meta.story({
  args: { provider: longNamedProvider },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Themba Mokoena' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowMore).toHaveBeenCalledWith('themba')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Book Appointment with Themba Mokoena' })).toHaveFocus()
  },
})
