import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { CellNote } from '#ui-kit/shop/adminTable/CellNote.ts'
import { type DataColumn, DataTable } from '#ui-kit/shop/adminTable/DataTable.tsx'
import { PortraitThumbnail } from '#ui-kit/shop/booking/PortraitThumbnail.tsx'
import { slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { VerifiedBadge } from '#ui-kit/shop/provider/VerifiedBadge.tsx'
import { ListedBadge } from '#ui-kit/shop/providerAdmin/ListedBadge.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { denseDesk } from '#ui-kit/theme/media.ts'
import { ProviderRowCard } from './ProviderRowCard.tsx'
import type { ProviderRow, ProviderSort, ProviderSortKey } from './providerRow.ts'

type ProvidersTableProps = {
  /** The service providers on this page of the list. */
  providers: readonly ProviderRow[]
  /** The column that orders the list, and the direction. */
  sort: ProviderSort
  /** Called with the column and the direction that somebody has chosen. */
  onSort: (sort: ProviderSort) => void
}

/** All service providers, listed or not. */
export const ProvidersTable = ({ providers, sort, onSort }: ProvidersTableProps) => (
  <DataTable
    dense
    caption="Service providers"
    rows={providers}
    columns={columns}
    card={(provider) => <ProviderRowCard provider={provider} />}
    sort={sort}
    onSort={onSort}
  />
)

const columns: readonly DataColumn<ProviderRow, ProviderSortKey>[] = [
  {
    key: 'name',
    label: 'Service provider',
    sortKey: 'name',
    isRowHeader: true,
    minWidth: 180,
    maxWidth: 300,
    wrap: true,
    cell: ({ portrait, href, name, profession }) => (
      <PortraitAndName>
        <PortraitThumbnail src={portrait} size={36} />
        <Names>
          <Anchor href={href}>{name}</Anchor>
          <CellNote>{profession}</CellNote>
        </Names>
      </PortraitAndName>
    ),
  },
  {
    key: 'group',
    label: 'Group',
    sortKey: 'group',
    minWidth: 100,
    maxWidth: 124,
    cut: true,
    title: ({ group }) => group,
    cell: ({ group }) => group,
  },
  {
    key: 'location',
    label: 'Location',
    sortKey: 'location',
    minWidth: 100,
    maxWidth: 124,
    cut: true,
    title: ({ location }) => location,
    cell: ({ location }) => location,
  },
  {
    key: 'rating',
    label: 'Rating',
    sortKey: 'rating',
    cell: ({ rating, reviewCount }) => <Rating value={rating} count={reviewCount} short />,
  },
  {
    key: 'soonest',
    label: 'Soonest free',
    sortKey: 'soonest',
    minWidth: 100,
    cell: ({ soonest }) => (soonest ? slotName(soonest.start) : 'None'),
  },
  {
    key: 'state',
    label: 'State',
    cell: ({ isActive, verified, name, bookingsHref, historyHref }) => (
      <State>
        <Badges>
          <ListedBadge isActive={isActive} />
          {verified && <VerifiedBadge />}
        </Badges>
        <span>
          <SmallLink href={bookingsHref} aria-label={`Bookings of ${name}`}>
            Bookings
          </SmallLink>{' '}
          ·{' '}
          <SmallLink href={historyHref} aria-label={`History of ${name}`}>
            History
          </SmallLink>
        </span>
      </State>
    ),
  },
]

const PortraitAndName = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`

const Names = styled.div`
  min-width: 0;
`

const State = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  ${font(12)}

  ${denseDesk} {
    flex-direction: row;
    align-items: center;
    gap: var(--space-2);
  }
`

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;

  ${denseDesk} {
    flex-wrap: nowrap;
  }
`

const SmallLink = styled(Anchor)`
  position: relative;
  ${font(12, 600)}
  ${tapArea('-6px -2px')}
`
