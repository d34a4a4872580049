import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { reviewRule } from '#stories/exampleRules.ts'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { drill, everything } from '#stories/shop/catalogue/products.ts'
import { nightHours } from '#stories/shop/provider/profile/plumberHours.ts'
import { providerGroups } from '#stories/shop/provider/providerGroups.ts'
import { now } from '#stories/shop/provider/providers.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { ProviderScreen } from '#ui-kit/screens/provider/ProviderScreen.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { PictureZoom } from '#ui-kit/shop/catalogue/product/PictureZoom.tsx'
import { OwnReviewPanel } from '#ui-kit/shop/review/OwnReviewPanel.tsx'
import { Reviews } from '#ui-kit/shop/review/Reviews.tsx'
import { FreeTimes } from './FreeTimes.tsx'
import {
  aminasVisitReview,
  providerTrail,
  shownLongNamed,
  shownThemba,
  thembasCounts,
  thembasReviews,
} from './shownProvider.ts'

const onAdd = fn()

const wording = {
  verified: 'Verified visit',
  none: 'Only people who had an appointment can write a review, so each one counts.',
}
const invitation = 'How was the visit?'

const thembas = { average: 4.7, total: 31, counts: thembasCounts, reviews: thembasReviews, wording, onMore: fn() }
const noReviews = { average: 0, total: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, reviews: [], wording }

const login = { reason: 'Customers say here how their appointment went.', way: { label: 'Login', href: '/Login' } }
const reviews = (
  <Reviews
    {...thembas}
    own={<OwnReviewPanel rule={reviewRule} refusal={login} onSave={fn()} invitation={invitation} />}
  />
)

const meta = preview.meta({
  title: 'Screens/Provider/ProviderScreen',
  component: ProviderScreen,
  args: {
    provider: shownThemba,
    trail: providerTrail,
    now,
    whatsAppHref: 'https://wa.me/27825550143?text=Hello%20Themba',
    shareHref: 'https://wa.me/?text=Themba%20Mokoena',
    slots: <FreeTimes />,
    onZoom: fn(),
    reviews,
    goods: (
      <ProductShelf
        title="For plumbing jobs"
        href="/?search=plumbing&tags=plumbing"
        products={everything}
        onAdd={onAdd}
      />
    ),
  },
  decorators: [withoutNavigation],
  parameters: { layout: 'fullscreen' },
})

export const Plumber = meta.story({})

Plumber.test('calls onAdd', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Themba Mokoena' })).toBeVisible()
  await expect(canvas.getByRole('region', { name: 'Choose a time' })).toHaveTextContent('14:00')
  await expect(canvas.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:0825550143')
  await expect(canvas.getAllByText('Verified visit')).toHaveLength(2)
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`Add to cart.*${drill.name}`) }))
  await expect(onAdd).toHaveBeenCalledWith('drill')
})

export const PictureSeenLarge = meta.story({
  render: function Zooming(args) {
    const [index, setIndex] = useState<number>()
    const picture = index === undefined ? undefined : shownThemba.pictures[index]

    return (
      <ProviderScreen
        {...args}
        onZoom={setIndex}
        dialog={picture && <PictureZoom picture={picture} onClose={() => setIndex(undefined)} />}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show large: Orange cordless drill/ }))
    await expect(await screen.findByRole('dialog', { name: /Large picture/ })).toBeVisible()
    leaveFocus()
  },
})

export const NewAndUnknown = meta.story({
  args: {
    provider: {
      ...shownThemba,
      picture: { alt: '' },
      verified: false,
      reviewCount: 0,
      rating: 0,
      experienceYears: 0,
      pictures: [],
      areasServed: [],
      callOutFee: undefined,
    },
    reviews: <Reviews {...noReviews} />,
    goods: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No image available')).toBeVisible()
    await expect(canvas.getByText(wording.none)).toBeVisible()
    await expect(canvas.queryByText(/What .Verified. means/)).toBeNull()
  },
})

export const VisitedAndNotReviewed = meta.story({
  args: {
    reviews: <Reviews {...thembas} own={<OwnReviewPanel rule={reviewRule} onSave={fn()} invitation={invitation} />} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your review' })).toHaveTextContent(invitation)
    await expect(canvas.getByRole('button', { name: 'Send review' })).toBeDisabled()
  },
})

export const OwnReviewHidden = meta.story({
  args: {
    reviews: (
      <Reviews
        {...thembas}
        own={
          <OwnReviewPanel
            rule={reviewRule}
            review={{ ...aminasVisitReview, hiddenBecause: 'It names a neighbour.' }}
            onSave={fn()}
            invitation={invitation}
          />
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only you can see this review')).toBeVisible()
  },
})

export const NotVisited = meta.story({
  args: {
    provider: { ...shownThemba, rating: 0, reviewCount: 0 },
    reviews: (
      <Reviews
        {...noReviews}
        own={
          <OwnReviewPanel
            rule={reviewRule}
            refusal={{ reason: 'Only customers whom this service provider has visited can review them' }}
            onSave={fn()}
            invitation={invitation}
          />
        }
      />
    ),
  },
})

export const NoFreeTimes = meta.story({
  args: {
    provider: { ...shownThemba, soonest: undefined },
    slots: <Text tone="ink-2">Every time of the next 60 days is taken. Call or write to ask for another.</Text>,
  },
})

export const NightService = meta.story({ args: { provider: { ...shownThemba, hours: nightHours } } })

export const TagsAreText = meta.story({
  args: {
    provider: {
      ...shownThemba,
      name: 'Themba <script>document.title = "taken"</script>',
      description: '<b>Not bold</b>, but what somebody typed',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Not bold</b>, but what somebody typed')).toBeVisible()
    await expect(canvasElement.querySelector('h1 script, p > b')).toBeNull()
  },
})

export const Loading = meta.story({ args: { provider: undefined } })

export const NotFound = meta.story({
  args: {
    provider: undefined,
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Service providers', href: '/ServiceProviders' },
      { label: 'Not found' },
    ],
    missing: { links: providerGroups.slice(0, 3) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No service provider found' })).toBeVisible()
  },
})

export const Failed = meta.story({ args: { provider: undefined, failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({ args: { provider: shownLongNamed } })

export const SmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '#times')
  },
})

/** The last free time was chosen: the bar at the bottom books it. */
export const TimeChosen = meta.story({
  args: {
    provider: { ...shownThemba, soonest: undefined },
    chosen: { start: '2026-11-28T12:00:00Z', href: '/ServiceProvider/themba/book?start=2026-11-28T12:00:00Z' },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sat 28 Nov, 14:00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', args.chosen?.href)
  },
})

export const LongTextOnASmallPhone = meta.story({
  args: { provider: shownLongNamed },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('link', { name: 'Plumbing' }))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Rated 4.7/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Call/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^WhatsApp/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Share on WhatsApp' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '14:00' })).toHaveFocus()
  },
})
