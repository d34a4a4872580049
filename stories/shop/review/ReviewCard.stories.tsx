import { expect } from 'storybook/test'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { ReviewCard } from '#ui-kit/shop/review/ReviewCard.tsx'
import { aminasReview, longestReview, reviewOfNobody, reviewWithTags } from './kettleReviews.ts'

const meta = preview.meta({
  title: 'Shop/Reviews/ReviewCard',
  component: ReviewCard,
  args: { review: aminasReview },
  decorators: [ColumnWidth],
})

export const Verified = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated 5 out of 5')).toBeInTheDocument()
    await expect(canvas.getByText('Verified purchase')).toBeVisible()
  },
})

export const VerifiedVisit = meta.story({
  args: { verifiedLabel: 'Verified visit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified visit')).toBeVisible()
  },
})

export const NotVerified = meta.story({ args: { review: { ...aminasReview, verified: false } } })

export const AuthorHasLeft = meta.story({ args: { review: reviewOfNobody } })

export const ThousandCharacters = meta.story({
  args: { review: longestReview },
  globals: { viewport: { value: 'small' } },
})

export const TagsAreText = meta.story({
  args: { review: reviewWithTags },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>document.title = "taken"<\/script> is what I typed/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '<b>Sipho</b>' })).toBeVisible()
    await expect(canvasElement.querySelector('article script, article b')).toBeNull()
  },
})
