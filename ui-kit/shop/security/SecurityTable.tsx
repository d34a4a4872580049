import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { type DataColumn, DataTable } from '#ui-kit/shop/adminTable/DataTable.tsx'
import { RowCard } from '#ui-kit/shop/adminTable/RowCard.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { denseDesk } from '#ui-kit/theme/media.ts'
import type { SecurityEventRow } from './securityEventRow.ts'

type SecurityTableProps = {
  /** Newest first. */
  events: readonly SecurityEventRow[]
}

/** Security events. */
export const SecurityTable = ({ events }: SecurityTableProps) => (
  <DataTable
    dense
    caption="Security events"
    rows={events}
    columns={columns}
    card={(event) => (
      <RowCard>
        <Top>
          <EventBadge {...event} />
          {event.count > 1 && <Times>{event.count} times</Times>}
        </Top>
        <Upper>
          <Account {...event} />
        </Upper>
        <Bottom>
          <Lower>
            <Origin {...event} />
          </Lower>
          <Quiet>
            <Moment at={event.at} />
          </Quiet>
        </Bottom>
      </RowCard>
    )}
  />
)

const columns: readonly DataColumn<SecurityEventRow>[] = [
  {
    key: 'event',
    label: 'Event',
    isRowHeader: true,
    maxWidth: 400,
    wrap: true,
    cell: (event) => <EventBadge {...event} />,
  },
  { key: 'count', label: 'Times', numeric: true, cell: ({ count }) => count },
  { key: 'customer', label: 'Account', cell: (event) => <Account {...event} /> },
  { key: 'network', label: 'Network and device', cell: (event) => <Origin {...event} /> },
  { key: 'at', label: 'When', cell: ({ at }) => <Moment at={at} /> },
]

const EventBadge = ({ event, tone, detail }: SecurityEventRow) => (
  <EventLine>
    <Badge tone={tone}>{event}</Badge>
    {detail && <Quiet>{detail}</Quiet>}
  </EventLine>
)

const Account = ({ customer, by }: SecurityEventRow) => (
  <span>
    {customer ? <Anchor href={customer.href}>{customer.name}</Anchor> : <Quiet>No account</Quiet>}
    {by && <Quiet>by {by}</Quiet>}
  </span>
)

const Origin = (event: SecurityEventRow) => (
  <span>
    <Network {...event} />
    {event.device && <Quiet>{event.device}</Quiet>}
  </span>
)

const Network = ({ network }: SecurityEventRow) =>
  network ? (
    <Anchor href={network.href} aria-label={`Only events from ${network.name}`}>
      {network.name}
    </Anchor>
  ) : (
    <Quiet>Not known</Quiet>
  )

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
`

const Bottom = styled(Top)`
  align-items: flex-end;

  > :last-child {
    flex: none;
  }
`

// Two links closer to each other than a thumb is wide: the areas that take taps begin at the one's top and the other's bottom.
const Upper = styled.div`
  a {
    position: relative;
    display: inline-block;
    ${tapArea('-24px 0 0')}
  }
`

const Lower = styled.div`
  a {
    position: relative;
    display: inline-block;
    ${tapArea('0 0 -24px')}
  }
`

const Times = styled.span`
  flex: none;
  ${font(14, 600)}
  ${tabular}
`

const Quiet = styled.span`
  display: block;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(14)}

  ${denseDesk} {
    ${font(12)}
  }
`

// Where rows are dense, the detail stands beside the badge.
const EventLine = styled.span`
  ${denseDesk} {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
`
