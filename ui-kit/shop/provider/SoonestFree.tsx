import { ChevronRight, UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { stretchedLink } from '#ui-kit/elements/stretchedLink.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { OfferLayout } from './OfferLayout.ts'
import { soonestLabel } from './soonestLabel.ts'
import { VerifiedBadge } from './VerifiedBadge.tsx'

export type OfferedProvider = {
  name: string
  /** The provider's page at the free times. */
  timesHref: string
  /** The portrait, at least 56 px wide. */
  picture: ShownPicture
  verified: boolean
  /** Mean of all reviews, 1 to 5; ignored while there are none. */
  rating: number
  reviewCount: number
  /** The area served that is nearest: 'Soweto Pimville'. */
  area: string
  /** ISO moment of the first free time. */
  soonest: string
}

type SoonestFreeProps = {
  /** `null` if nobody has a free time; undefined if it is unknown who has. */
  provider: OfferedProvider | null | undefined
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
}

/** Who is free soonest, in a `TradeOffer`. All of it links to the free times. */
export const SoonestFree = ({ provider, now }: SoonestFreeProps) =>
  provider ? (
    <OfferLayout>
      {provider.picture.src ? (
        <Picture {...provider.picture} fit="cover" portrait />
      ) : (
        <NoPortrait>
          <UserRound size={28} aria-hidden />
        </NoPortrait>
      )}
      <div>
        <Name>{provider.name}</Name>
        <Trust>
          {provider.verified && <VerifiedBadge />}
          <Rating value={provider.rating} count={provider.reviewCount} short />
        </Trust>
        <Area>Serves {provider.area}</Area>
        <Time href={provider.timesHref}>
          {soonestLabel(provider.soonest, now)}
          <VisuallyHidden>{` with ${provider.name}: see all free times`}</VisuallyHidden>
          <ChevronRight size={16} aria-hidden />
        </Time>
      </div>
    </OfferLayout>
  ) : (
    <Text size={14} tone="ink-2">
      {provider === null
        ? 'Nobody has a free time right now. Call one of them to arrange another time.'
        : 'Find someone near you, at a time that suits you.'}
    </Text>
  )

const NoPortrait = styled.span`
  display: grid;
  border: var(--border) solid var(--edge);
  border-radius: var(--radius-2);
  background: var(--sunk);
  color: var(--ink-3);
  aspect-ratio: 1;
  place-items: center;
`

const oneLine = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Name = styled.p`
  ${oneLine}
  ${font(16, 600)}
`

const Trust = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 24px;
  margin-block: 2px;
`

const Area = styled.p`
  color: var(--ink-2);
  ${oneLine}
  ${font(14)}
`

const Time = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  margin-top: 2px;
  ${font(14, 600)}
  ${tabular}
  ${stretchedLink}
`
