import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { slideHistory } from '#stories/shop/bannerAdmin/slideHistory.ts'
import preview from '#storybook/preview.tsx'
import { SlideHistoryScreen } from '#ui-kit/screens/bannerAdmin/SlideHistoryScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Admin/SlideHistoryScreen',
  component: SlideHistoryScreen,
  args: { title: 'Long evenings, full plates', editHref: '/UpdateSlide/braai', history: slideHistory() },
  parameters: { layout: 'fullscreen' },
})

export const WholeLife = meta.story({})

WholeLife.test('finds the events of a field', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('img', { name: /It is Withdrawn/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Days' }))
  await expect(canvas.getByText('1 of 3 events')).toBeVisible()
})

export const Loading = meta.story({
  args: { title: 'braai', history: { ...slideHistory(), facts: [], state: 'loading' } },
})
export const Failed = meta.story({ args: { failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const NotFound = meta.story({ args: { missing: true } })
export const LongText = meta.story({
  args: { title: 'Everything-a-growing-household-needs: kettles, mugs, toasters' },
})
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
