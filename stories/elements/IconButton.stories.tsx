import { Heart, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'

const meta = preview.meta({
  title: 'Elements/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X size={22} aria-hidden />, onClick: fn() },
})

export const Close = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
})

export const NotNow = meta.story({ args: { disabled: true } })
export const AnotherPicture = meta.story({ args: { label: 'Keep for later', icon: <Heart size={22} aria-hidden /> } })

/** A sign that everybody knows; its name says the rest. */
export const Do = meta.story({ tags: ['guidance'], args: { label: 'Close the filters' } })

/** A heart can mean many things, and the name does not say which. */
export const DoNot = meta.story({
  tags: ['guidance'],
  args: { label: 'Icon', icon: <Heart size={22} aria-hidden /> },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
