import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProviderShelf } from '#ui-kit/shop/provider/ProviderShelf.tsx'
import { allProviders, longNamedProvider, now } from './providers.ts'

const meta = preview.meta({
  title: 'Shop/Providers/ProviderShelf',
  component: ProviderShelf,
  args: { title: 'Well rated and free soon', providers: allProviders, now, onShowMore: fn() },
})

export const SixProviders = meta.story({})

SixProviders.test('calls onShowMore', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('region', { name: 'Well rated and free soon' })).toBeVisible()
  await expect(canvas.getAllByRole('link', { name: /^Book Appointment/ })).toHaveLength(6)
  await userEvent.click(canvas.getByRole('button', { name: 'Show more about Themba Mokoena' }))
  await expect(args.onShowMore).toHaveBeenCalledWith('themba')
})

export const OneProvider = meta.story({ args: { providers: allProviders.slice(0, 1) } })

export const LongText = meta.story({ args: { providers: [longNamedProvider, ...allProviders] } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
