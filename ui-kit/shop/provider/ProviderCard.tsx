import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { cardLink } from '#ui-kit/elements/stretchedLink.ts'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { cardHead } from './cardHead.ts'
import { ProviderDescription } from './ProviderDescription.tsx'
import { ProviderFacts } from './ProviderFacts.tsx'
import { SoonestSlot } from './SoonestSlot.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

export type CardProvider = {
  id: string
  name: string
  profession: string
  /** The provider's page. */
  href: string
  /** Where an appointment is booked. */
  bookHref: string
  /** The portrait with a width of about 96 px. */
  picture: ShownPicture
  verified: boolean
  description: string
  experienceYears: number
  location: string
  zone: string
  /** Mean of all reviews, 1 to 5; ignored while there are none. */
  rating: number
  reviewCount: number
  /** Formatted; undefined if there is none. */
  callOutFee?: string | undefined
  /** ISO moment of the first free time; undefined if there is none. */
  soonest?: string | undefined
}

type ProviderCardProps = {
  /** What the card shows of the service provider. */
  provider: CardProvider
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
  /** Opens the `DescriptionDialog` of this provider. */
  onShowMore?: ((id: string) => void) | undefined
  /** Loads the portrait eagerly: for the first cards of a page. */
  eager?: boolean
  /** The heading level of the name. */
  level?: 2 | 3
}

/** One service provider in a grid. The whole card links to the provider's page. */
export const ProviderCard = ({ provider, now, onShowMore, eager = false, level = 3 }: ProviderCardProps) => {
  const { id, name, profession, href, bookHref, picture, verified, description, rating, reviewCount, soonest } =
    provider

  return (
    <Card>
      <Head>
        <Picture {...picture} eager={eager} fit="cover" portrait />
        <Who>
          <Name as={`h${level}`}>
            <CardLink href={href}>{name}</CardLink>
          </Name>
          <Profession>{profession}</Profession>
        </Who>
      </Head>
      <Marks gap={2} wrap>
        {verified && <VerifiedBadge />}
        <Rating value={rating} count={reviewCount} />
      </Marks>
      <ProviderDescription name={name} description={description} onShowMore={onShowMore && (() => onShowMore(id))} />
      <ProviderFacts facts={{ ...provider, place: `${provider.location}, ${provider.zone}` }} />
      <Foot>
        <SoonestSlot start={soonest} now={now} />
        <Action>
          <Button wide href={bookHref} kind={soonest === undefined ? 'secondary' : 'primary'}>
            Book Appointment
            <VisuallyHidden>{` with ${name}`}</VisuallyHidden>
          </Button>
        </Action>
      </Foot>
    </Card>
  )
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  height: 100%;
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
  transition: transform var(--motion-fast);

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:hover {
      transform: translateY(-2px);
    }
  }
`

const Head = styled.div`
  ${cardHead}
  align-items: start;
`

const Who = styled.div`
  display: grid;
  align-self: center;
  gap: var(--space-1);
  min-width: 0;
`

const Name = styled.h3`
  overflow-wrap: anywhere;
  ${font(18, 800)}
`

const CardLink = styled(Anchor)`
  color: var(--ink);
  ${cardLink(3)}
`

const Profession = styled.p`
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(14)}
`

// As high as with the badge, so that cards in a row have their lines at the same height.
const Marks = styled(Row)`
  min-height: 24px;
`

const Foot = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: auto;
  padding-top: var(--space-3);
  border-top: var(--border) solid var(--line);
`

const Action = styled.div`
  position: relative;
  z-index: 1;
`
