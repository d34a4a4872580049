import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const meta = preview.meta({ title: 'Elements/Rating', component: Rating, args: { value: 4.3, count: 28 } })

export const Good = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 4.3 out of 5 by 28 people' })).toBeVisible()
  },
})

export const Middling = meta.story({ args: { value: 3.1, count: 9 } })
export const Poor = meta.story({ args: { value: 1.8, count: 4 } })
export const OneReview = meta.story({ args: { value: 5, count: 1 } })
export const NoReviewsYet = meta.story({ args: { value: 0, count: 0 } })
export const WithoutCount = meta.story({ args: { value: 4, count: undefined } })

export const Short = meta.story({
  args: { short: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 4.3 out of 5 by 28 people' })).toBeVisible()
  },
})

export const EveryHalfStar = meta.story({
  render: () => (
    <Stack gap={1} align="start">
      {[0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((value) => (
        <Rating key={value} value={value} />
      ))}
    </Stack>
  ),
})
