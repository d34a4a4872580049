import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Disclosure } from '#ui-kit/elements/Disclosure.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'

const meta = preview.meta({
  title: 'Elements/Disclosure',
  component: Disclosure,
  args: {
    label: 'What is in the box',
    children: <Text tone="ink-2">Kettle, base with 80 cm of cord, limescale filter, two-year warranty card.</Text>,
  },
})

export const Closed = meta.story({})
export const Open = meta.story({ args: { startsOpen: true } })

export const LongWords = meta.story({
  args: { label: 'Can I change the delivery address after the order has been placed and is already being packed?' },
  globals: { viewport: { value: 'small' } },
})

export const OpensAndCloses = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const inside = canvas.getByText(/limescale filter/)
    await expect(inside).not.toBeVisible()
    await userEvent.click(canvas.getByText('What is in the box'))
    await expect(inside).toBeVisible()
    await userEvent.click(canvas.getByText('What is in the box'))
    await expect(inside).not.toBeVisible()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText('What is in the box')).toHaveFocus()
  },
})
