import { styled } from 'styled-components'
import { Stars } from '#ui-kit/elements/Stars.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { RatingHistogram } from './RatingHistogram.tsx'
import type { StarCounts } from './starShares.ts'

type ReviewsSummaryProps = {
  /** Mean of all ratings, 1 to 5. */
  average: number
  /** The number of reviews. */
  total: number
  counts: StarCounts
}

/** The average rating of a product or a service provider, and the distribution of its ratings. */
export const ReviewsSummary = ({ average, total, counts }: ReviewsSummaryProps) => (
  <Summary>
    <Average>
      <Mean>
        {average.toFixed(1)}
        <VisuallyHidden> out of 5</VisuallyHidden>
      </Mean>
      <div>
        <Stars value={average} size={20} />
        <Text size={14} tone="ink-2">
          {total === 1 ? '1 review' : `${total} reviews`}
        </Text>
      </div>
    </Average>
    <RatingHistogram counts={counts} />
  </Summary>
)

const Summary = styled.div`
  display: grid;
  gap: var(--space-4);
`

const Average = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
`

const Mean = styled.span`
  ${font(48, 800)}
  ${tabular}
`
