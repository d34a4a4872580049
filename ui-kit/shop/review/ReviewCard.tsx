import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Stars } from '#ui-kit/elements/Stars.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font } from '#ui-kit/theme/font.ts'

export type ShownReview = {
  id: string
  /** A first name, or what stands for somebody who has left. */
  name: string
  /** ISO moment. */
  at: string
  /** 1 to 5. */
  stars: number
  /** Plain text, shown as it is; empty where its author has left. */
  text: string
  /** Bought it here. */
  verified: boolean
}

type ReviewCardProps = { review: ShownReview }

/** What one buyer thinks. */
export const ReviewCard = ({ review: { name, at, stars, text, verified } }: ReviewCardProps) => (
  <Opinion>
    <Top>
      <Stars value={stars} />
      <VisuallyHidden>{`Rated ${stars} out of 5`}</VisuallyHidden>
      <Name>{name}</Name>
      {verified && (
        <Badge tone="ok" icon={<BadgeCheck size={14} aria-hidden />}>
          Verified purchase
        </Badge>
      )}
      <When>
        <Moment at={at} show="date" />
      </When>
    </Top>
    {text && <Words>{text}</Words>}
  </Opinion>
)

const Opinion = styled.article`
  display: grid;
  gap: var(--space-2);
`

const Top = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
`

const Name = styled.h3`
  overflow-wrap: anywhere;
  ${font(16, 600)}
`

const When = styled.span`
  color: var(--ink-3);
  ${font(14)}
`

const Words = styled.p`
  max-width: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
