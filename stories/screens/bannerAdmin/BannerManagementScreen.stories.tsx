import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { slideRows } from '#stories/shop/bannerAdmin/slideRows.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { BannerManagementScreen } from '#ui-kit/screens/bannerAdmin/BannerManagementScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Admin/BannerManagementScreen',
  component: BannerManagementScreen,
  args: { slides: slideRows, addHref: '/AddSlide', onMove: fn() },
  parameters: { layout: 'fullscreen' },
})

export const EveryState = meta.story({})

EveryState.test('calls onMove', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('5 slides, 2 running today')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Move Mornings that start on time up' }))
  await expect(args.onMove).toHaveBeenCalledWith('kitchen1', 0)
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('button', { name: 'Move Long evenings, full plates up' })
    await tabTo(first)
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith('braai0', 1)
  },
})

export const Moving = meta.story({
  args: { moving: true },
})

Moving.test('cannot be moved again meanwhile', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Move Mornings that start on time up' }))
  await expect(args.onMove).not.toHaveBeenCalled()
})

export const OneSlide = meta.story({ args: { slides: slideRows.slice(0, 1) } })
export const NoSlides = meta.story({ args: { slides: [] } })
export const Loading = meta.story({ args: { slides: [], loading: true } })
export const Failed = meta.story({ args: { slides: [], failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    slides: slideRows.map((slide) => ({
      ...slide,
      title: 'Everything-a-growing-household-needs: kettles, mugs, toasters',
      link: '/categories/appliances/kitchen-appliances/everything-that-boils-and-toasts?inStock=true&sort=rating',
    })),
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
