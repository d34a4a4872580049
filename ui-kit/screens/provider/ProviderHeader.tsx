import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { ShareLink } from '#ui-kit/shop/catalogue/product/ShareLink.tsx'
import { ContactLinks } from '#ui-kit/shop/provider/profile/ContactLinks.tsx'
import { SoonestSlot } from '#ui-kit/shop/provider/SoonestSlot.tsx'
import { VerifiedBadge } from '#ui-kit/shop/provider/VerifiedBadge.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { desktop, largeText, phone } from '#ui-kit/theme/media.ts'

export type ProviderHeaderProps = {
  provider: {
    name: string
    profession: string
    /** The portrait with a width of 320 px. */
    picture: ShownPicture
    verified: boolean
    /** Mean of all reviews, 1 to 5; ignored while there are none. */
    rating: number
    reviewCount: number
    location: string
    zone: string
    phoneNumber: string
    soonest?: string | undefined
  }
  now: string
  whatsAppHref: string
  shareHref?: string | undefined
  /** Where the reviews stand on the page: '#reviews'. */
  reviewsHref?: string | undefined
}

/** Portrait, name and trade of a service provider, and how to reach them. */
export const ProviderHeader = ({ provider, now, whatsAppHref, shareHref, reviewsHref }: ProviderHeaderProps) => {
  const { name, profession, picture, verified, rating, reviewCount, location, zone, phoneNumber, soonest } = provider
  const stars = <Rating value={rating} count={reviewCount} />

  return (
    <Header>
      <Portrait>
        <Picture {...picture} fit="cover" eager portrait />
      </Portrait>
      <Names>
        <Title level={1} size={30}>
          {name}
        </Title>
        <Text strong tone="ink-2">
          {profession}
        </Text>
      </Names>
      <Marks>
        <Text tone="ink-2">{`${location}, ${zone}`}</Text>
        <Row gap={3} wrap>
          {verified && <VerifiedBadge />}
          {reviewsHref ? <ReviewsLink href={reviewsHref}>{stars}</ReviewsLink> : stars}
          <Soonest $isInBookBar={soonest !== undefined}>
            <SoonestSlot start={soonest} now={now} />
          </Soonest>
        </Row>
      </Marks>
      <Contact>
        <ContactLinks name={name} phoneNumber={phoneNumber} whatsAppHref={whatsAppHref} />
        {shareHref && <ShareLink href={shareHref} />}
      </Contact>
    </Header>
  )
}

const Header = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  align-items: start;

  ${desktop} {
    grid-template-columns: 192px minmax(0, 1fr);
    gap: var(--space-1) var(--space-5);
  }
`

const Portrait = styled.div`
  ${largeText} {
    grid-column: 1 / -1;
    width: 96px;
  }

  ${desktop} {
    grid-row: 1 / span 3;
  }
`

const Names = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;

  ${largeText} {
    grid-column: 1 / -1;
  }
`

const Marks = styled.div`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;

  ${desktop} {
    grid-column: 2;
  }
`

const Title = styled(Heading)`
  overflow-wrap: anywhere;
`

// A link within the page needs no router.
const ReviewsLink = styled.a`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
`

const Contact = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  ${desktop} {
    grid-column: 2;
  }
`

// On phones the `BookBar` says it.
const Soonest = styled.div<{ $isInBookBar: boolean }>`
  ${phone} {
    display: ${({ $isInBookBar }) => ($isInBookBar ? 'none' : 'block')};
  }
`
