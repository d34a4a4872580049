import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { RatingInput } from '#ui-kit/shop/review/RatingInput.tsx'

const meta = preview.meta({
  title: 'Shop/Reviews/RatingInput',
  component: RatingInput,
  args: { stars: 0, onChange: fn() },
  render: function Controlled(args) {
    const [stars, setStars] = useState(args.stars)
    const change = (next: number) => {
      setStars(next)
      args.onChange(next)
    }

    return <RatingInput {...args} stars={stars} onChange={change} />
  },
})

export const NoneYet = meta.story({})

NoneYet.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '4 stars: Very good' }))
  await expect(args.onChange).toHaveBeenCalledWith(4)
  await expect(canvas.getByRole('radio', { name: '4 stars: Very good' })).toBeChecked()
})

export const ThreeStars = meta.story({ args: { stars: 3 } })

export const WhileSaving = meta.story({ args: { stars: 5, disabled: true } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { stars: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '2 stars: Fair' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '1 star: Poor' })).toBeChecked()
  },
})
