import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { RowCard, RowCardText } from '#ui-kit/shop/adminTable/RowCard.tsx'
import { PortraitThumbnail } from '#ui-kit/shop/booking/PortraitThumbnail.tsx'
import { slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { VerifiedBadge } from '#ui-kit/shop/provider/VerifiedBadge.tsx'
import { ListedBadge } from '#ui-kit/shop/providerAdmin/ListedBadge.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { font } from '#ui-kit/theme/font.ts'
import type { ProviderRow } from './providerRow.ts'

/** A service provider as a card, used instead of a table row on phones and tablets. */
export const ProviderRowCard = ({ provider }: { provider: ProviderRow }) => (
  <RowCard>
    <Row gap={3} align="start">
      <PortraitThumbnail src={provider.portrait} />
      <Names>
        <Name href={provider.href}>{provider.name}</Name>
        <Quiet>{provider.profession}</Quiet>
        <Quiet>
          {provider.group} · {provider.location}
        </Quiet>
      </Names>
    </Row>
    <Row gap={2} wrap>
      <Rating value={provider.rating} count={provider.reviewCount} />
      <Row gap={2}>
        {provider.verified && <VerifiedBadge />}
        <ListedBadge isActive={provider.isActive} />
      </Row>
    </Row>
    <RowCardText>{provider.soonest ? `Soonest free ${slotName(provider.soonest.start)}` : 'No free times'}</RowCardText>
    <Row gap={5}>
      <Way href={provider.bookingsHref} aria-label={`Bookings of ${provider.name}`}>
        Bookings
      </Way>
      <Way href={provider.historyHref} aria-label={`History of ${provider.name}`}>
        History
      </Way>
    </Row>
  </RowCard>
)

const Names = styled.div`
  min-width: 0;
  flex: 1;
`

const Name = styled(Anchor)`
  ${font(16, 600)}
`

const Quiet = styled(RowCardText)`
  display: block;
`

const Way = styled(Anchor)`
  position: relative;
  ${font(14, 600)}
  ${tapArea('-12px')}
`
