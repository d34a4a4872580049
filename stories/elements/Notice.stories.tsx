import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'

const meta = preview.meta({
  title: 'Elements/Notice',
  component: Notice,
  args: { tone: 'info' as const, children: 'Some large items are delivered by appointment.' },
})

export const GoodToKnow = meta.story({})

export const Done = meta.story({
  args: {
    tone: 'ok',
    title: 'Thank you, Amina',
    children: 'Order EK-20418 is placed. Please have R\u00a01\u00a0748.00 ready.',
  },
})

export const TakeNote = meta.story({
  args: { tone: 'warn', title: 'Only 2 left', children: 'Your cart holds 3; we put it to 2.' },
})

export const Problem = meta.story({
  args: {
    tone: 'bad',
    title: 'The order was not placed',
    children: 'The last kettle was sold a moment ago. Nothing was charged.',
    action: (
      <Button kind="secondary" size="small" href="/Cart">
        Back to the cart
      </Button>
    ),
  },
})

export const AnnouncedProblem = meta.story({
  args: { tone: 'bad', live: true, children: 'Failed to add address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to add address')
  },
})

export const LongWords = meta.story({
  args: {
    tone: 'warn',
    title: 'Deliveries in Tiyani Magoro and the villages around it leave one day later this week',
    children:
      'The bridge over the Klein Letaba is closed until Thursday; drivers go round by Giyani and call before they come.',
  },
  globals: { viewport: { value: 'small' } },
})

/** What happened, then what it means, then what to do. */
export const Do = meta.story({
  tags: ['guidance'],
  args: {
    tone: 'bad',
    title: 'The order was not placed',
    children: 'The last kettle was sold a moment ago. Nothing was charged. Remove it, and order the rest.',
  },
})

/** Blames nobody and helps nobody: no cause, no way on. */
export const DoNot = meta.story({
  tags: ['guidance'],
  args: { tone: 'bad', title: 'Oops!', children: 'Invalid request. Error 409.' },
})
