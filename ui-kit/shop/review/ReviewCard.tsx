import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Stars } from '#ui-kit/elements/Stars.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font } from '#ui-kit/theme/font.ts'

export type ShownReview = {
  id: string
  /** The author's first name, or a placeholder once the author's account is erased. */
  name: string
  /** ISO moment. */
  at: string
  /** 1 to 5. */
  stars: number
  /** Plain text, not HTML; empty once the author's account is erased. */
  text: string
  /** The author bought the product, or completed a booking, in this shop. */
  verified: boolean
}

type ReviewCardProps = {
  /** Who wrote what, when, and how many stars. */
  review: ShownReview
  /** What the badge of a verified review says. */
  verifiedLabel?: string | undefined
}

/** One review of a product or a service provider. */
export const ReviewCard = ({ review, verifiedLabel = 'Verified purchase' }: ReviewCardProps) => {
  const { name, at, stars, text, verified } = review

  return (
    <Article>
      <Header>
        <Stars value={stars} />
        <VisuallyHidden>{`Rated ${stars} out of 5`}</VisuallyHidden>
        <Name>{name}</Name>
        {verified && (
          <Badge tone="ok" icon={<BadgeCheck size={14} aria-hidden />}>
            {verifiedLabel}
          </Badge>
        )}
        <When>
          <Moment at={at} show="date" />
        </When>
      </Header>
      {text && <Body>{text}</Body>}
    </Article>
  )
}

const Article = styled.article`
  display: grid;
  gap: var(--space-2);
`

const Header = styled.div`
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

const Body = styled.p`
  max-width: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
