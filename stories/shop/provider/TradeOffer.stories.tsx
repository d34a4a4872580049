import { expect } from 'storybook/test'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { SoonestFree } from '#ui-kit/shop/provider/SoonestFree.tsx'
import { SoonestFreeSkeleton } from '#ui-kit/shop/provider/SoonestFreeSkeleton.tsx'
import { TradeOffer } from '#ui-kit/shop/provider/TradeOffer.tsx'
import { offeredLongNamed, offeredPieter, offeredRisuna, offeredThemba, plumbers } from './offeredProviders.ts'
import { now } from './providers.ts'

const meta = preview.meta({
  title: 'Shop/Providers/TradeOffer',
  component: TradeOffer,
  args: { ...plumbers, children: <SoonestFree provider={offeredThemba} now={now} /> },
  decorators: [ColumnWidth],
})

export const FreeToday = meta.story({
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('region', { name: 'Need a plumber to fit it?' })
    await expect(offer).toHaveTextContent('Verified')
    await expect(offer).toHaveTextContent('Serves Soweto Pimville')
    await expect(canvas.getByRole('link', { name: /^Free today 14:00/ })).toHaveAttribute(
      'href',
      '/ServiceProvider/themba#times',
    )
    await expect(canvas.getByRole('link', { name: 'All plumbers' })).toHaveAttribute('href', plumbers.all.href)
  },
})

export const FreeLater = meta.story({
  args: { children: <SoonestFree provider={offeredPieter} now={now} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Free Sat 28 Nov, 09:00/ })).toBeVisible()
    await expect(canvas.queryByText('Verified')).toBeNull()
  },
})

export const NoPortraitNoReviews = meta.story({
  args: { children: <SoonestFree provider={offeredRisuna} now={now} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const NobodyIsFree = meta.story({
  args: { children: <SoonestFree provider={null} now={now} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody has a free time right now/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All plumbers' })).toBeVisible()
  },
})

export const Unknown = meta.story({ args: { children: <SoonestFree provider={undefined} now="" /> } })

export const Loading = meta.story({ args: { children: <SoonestFreeSkeleton /> } })

const states = [
  <SoonestFreeSkeleton key="loading" />,
  <SoonestFree key="free" provider={offeredThemba} now={now} />,
  <SoonestFree key="new" provider={{ ...offeredThemba, reviewCount: 0 }} now={now} />,
  <SoonestFree key="long" provider={offeredLongNamed} now={now} />,
  <SoonestFree key="nobody" provider={null} now={now} />,
]

export const KeepsItsSize = meta.story({
  render: ({ question, ...args }) => (
    <>
      {states.map((state, index) => (
        <TradeOffer key={state.key} {...args} question={`${question} ${index + 1}`}>
          {state}
        </TradeOffer>
      ))}
    </>
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map(({ offsetHeight }) => offsetHeight)
    await expect(heights).toEqual(Array(states.length).fill(heights[0]))
  },
})

export const ForSeveralGoods = meta.story({
  args: {
    question: 'Need a plumber to fit them?',
    goods: ['Pulane Swan basin mixer', 'Hlanzeka 8 kg front-loader washing machine'],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('For Pulane Swan basin mixer, Hlanzeka 8 kg front-loader washing machine'),
    ).toBeVisible()
  },
})

const longText = {
  question: 'Need somebody who is handy with ladders, pipes and electricity to mount and connect it?',
  goods: Array.from({ length: 12 }, (_, index) => `Front-loader washing machine number ${index + 1}`),
  all: { ...plumbers.all, label: 'Everybody who is handy with ladders, pipes and electricity' },
  children: <SoonestFree provider={offeredLongNamed} now={now} />,
}

export const LongText = meta.story({ args: longText })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const LongTextOnASmallPhone = meta.story({ args: longText, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Free today 14:00/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'All plumbers' })).toHaveFocus()
  },
})
