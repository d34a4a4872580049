import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OfflineScreen } from '#ui-kit/screens/shell/OfflineScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Shopper/OfflineScreen',
  component: OfflineScreen,
  args: {
    pages: [
      { href: '/vuthela-rondavel-kettle', title: 'Vuthela Rondavel kettle, 1.7 litres' },
      { href: '/Categories/Household', title: 'Household' },
      { href: '/', title: 'Ekhaya: it makes life easier and more affordable' },
    ],
    cartHref: '/Cart',
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const SomePagesSeen = meta.story({})

SomePagesSeen.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
  await expect(canvas.getByRole('link', { name: 'Household' })).toHaveAttribute('href', '/Categories/Household')
})

export const NothingSeen = meta.story({ args: { pages: [] } })

export const ManyPages = meta.story({
  args: {
    pages: Array.from({ length: 40 }, (_, index) => ({
      href: `/kettle-${index}`,
      title: `Vuthela Rondavel cordless gooseneck kettle with temperature memory and keep-warm plate, number ${index}`,
    })),
  },
})

export const LongText = meta.story({
  args: {
    pages: [
      {
        href: '/Brands/Huishoudelike',
        title: 'Huishoudelike-toestelle-en-kombuisware-vir-elke-gesin in Pimville, Tiyani and everywhere in between',
      },
    ],
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
