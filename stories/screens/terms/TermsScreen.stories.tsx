import { expect } from 'storybook/test'
import { payLaterFields, payLaterPlan } from '#stories/shop/terms/plans.ts'
import { eligible, guest, twoMissing } from '#stories/shop/terms/standings.ts'
import preview from '#storybook/preview.tsx'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { TermsScreen } from '#ui-kit/screens/terms/TermsScreen.tsx'
import { PayLaterStanding, type Standing } from '#ui-kit/shop/terms/PayLaterStanding.tsx'
import { PlanCalculator } from '#ui-kit/shop/terms/PlanCalculator.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const aside = (standing: Standing) => (
  <Stack gap={5}>
    <PayLaterStanding id="standing" heading="Do you qualify?" standing={standing} />
    <PlanCalculator
      id="calculator"
      heading="What would you pay?"
      fields={payLaterFields}
      onChange={() => undefined}
      plan={payLaterPlan}
      incomplete="Correct the fields above to see your plan."
    />
  </Stack>
)

const meta = preview.meta({
  title: 'Screens/Shopper/TermsScreen',
  component: TermsScreen,
  args: {
    title: 'Buy Now Pay Later',
    lead: 'Regular customers can pay for part of a purchase in 3 monthly instalments.',
    trail: [{ label: 'Home', href: '/' }, { label: 'Buy Now Pay Later' }],
    contentsTitle: 'On this page',
    asideLinks: [
      { id: 'standing', heading: 'Do you qualify?' },
      { id: 'calculator', heading: 'What would you pay?' },
    ],
    sections: [
      {
        id: 'who',
        heading: 'Who can use it',
        paragraphs: ['You need all of these:'],
        points: ['3 separate transactions of R500 or more each.', 'A valid South African ID.', 'An active account.'],
      },
      {
        id: 'cost',
        heading: 'What it costs, and when you pay',
        paragraphs: [
          'We add a service charge of 10% of the financed amount.',
          'You pay back in 3 equal monthly instalments, on the same date each month.',
        ],
      },
      {
        id: 'apply',
        heading: 'How to apply',
        paragraphs: [
          <>
            <Anchor href="/ContactUs">Contact us</Anchor> with your ID at hand.
          </>,
        ],
      },
    ],
    aside: aside(guest),
  },
  parameters: { layout: 'fullscreen' },
})

export const ForGuests = meta.story({
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation', { name: 'On this page' })
    await expect(contents).toHaveTextContent('What would you pay?')
    await expect(canvas.getByRole('link', { name: 'Who can use it' })).toHaveAttribute('href', '#who')
  },
})

export const TwoPurchasesMissing = meta.story({ args: { aside: aside(twoMissing) } })
export const Qualified = meta.story({ args: { aside: aside(eligible) } })
export const LoadingTheStanding = meta.story({
  args: { aside: aside({ kind: 'loading', label: 'Looking up your orders' }) },
})
export const FailedStanding = meta.story({
  args: {
    aside: aside({
      kind: 'failed',
      message: 'Failed to fetch your qualifying orders',
      onRetry: () => undefined,
    }),
  },
})

export const ShortWithoutContents = meta.story({
  args: { title: 'Returns and refunds', asideLinks: [], aside: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    title: 'Terms of delivery for large, heavy and fragile goods outside the named areas',
    sections: Array.from({ length: 8 }, (_, place) => ({
      id: `part-${place}`,
      heading: `Part ${place + 1}: what we ask of you before the van leaves the yard`,
      paragraphs: [
        'Measure your door, your stairs and the place where it will stand. Tell us about dogs, gates and roads that a van cannot use. If nobody is home we phone, wait ten minutes, and come again on the next working day.',
      ],
      points: ['POPIAComplaints@inforegulator.org.za.for.the.attention.of.somebody.with.a.long.name'],
    })),
  },
})

export const SmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
})

SmallPhone.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Do you qualify?' })).toHaveFocus()
  },
})
