import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { forcedColors } from '#ui-kit/theme/media.ts'
import { type StarCounts, type StarShare, starShares } from './starShares.ts'

type RatingHistogramProps = {
  /** How many reviews have one to five stars. */
  counts: StarCounts
}

/** The number of reviews per star rating: one bar each, with the same figures as text for screen readers. */
export const RatingHistogram = ({ counts }: RatingHistogramProps) => (
  <Bars aria-label="Ratings by stars">
    {starShares(counts).map((share) => (
      <li key={share.stars}>
        <VisuallyHidden>{shareText(share)}</VisuallyHidden>
        <Line aria-hidden="true">
          <Label>{`${share.stars} ★`}</Label>
          <Track>
            <Bar width={`${share.percent}%`} height="100%" />
          </Track>
          <Figure>{share.count}</Figure>
          <Figure>{`${share.percent}%`}</Figure>
        </Line>
      </li>
    ))}
  </Bars>
)

const shareText = ({ stars, count, percent }: StarShare) =>
  `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} ${count === 1 ? 'review' : 'reviews'}, ${percent} percent`

const Bars = styled.ul`
  position: relative;
  display: grid;
  gap: var(--space-2);
`

const Line = styled.span`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) minmax(2rem, auto) 2.75rem;
  align-items: center;
  gap: var(--space-2);
`

const Label = styled.span`
  white-space: nowrap;
  ${font(14, 600)}
  ${tabular}
`

const Track = styled.svg`
  width: 100%;
  height: 12px;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-full);
  background: var(--sunk);
`

const Bar = styled.rect`
  fill: var(--sun);

  ${forcedColors} {
    fill: Highlight;
  }
`

const Figure = styled.span`
  color: var(--ink-2);
  text-align: end;
  ${font(14)}
  ${tabular}
`
