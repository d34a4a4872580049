import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { CustomerBadges } from './CustomerBadges.tsx'
import type { CustomerRow } from './customerRow.ts'

/** A row of the customers' table where there is no room for one. */
export const CustomerRowCard = ({ customer }: { customer: CustomerRow }) => (
  <Sheet>
    <Line>
      <Cover href={customer.href}>{customer.name}</Cover>
      <Spent>{customer.spent}</Spent>
    </Line>
    <Line>
      <Quiet>{customer.email}</Quiet>
      <Aside>{customer.orders === 1 ? '1 order' : `${customer.orders} orders`}</Aside>
    </Line>
    <Line>
      <CustomerBadges {...customer} />
      <Aside>
        {customer.lastOrderAt ? 'Last ' : 'Since '}
        <Moment at={customer.lastOrderAt ?? customer.openedAt} show="date" />
      </Aside>
    </Line>
  </Sheet>
)

const Sheet = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
  ${tabular}
`

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
`

const Cover = styled(Anchor)`
  min-width: 0;
  overflow-wrap: anywhere;
  ${font(16, 600)}

  &::after {
    position: absolute;
    border-radius: var(--radius-2);
    content: '';
    inset: 0;
  }
`

const Spent = styled.span`
  white-space: nowrap;
  ${font(16, 800)}
`

const Quiet = styled.span`
  min-width: 0;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(14)}
`

const Aside = styled(Quiet)`
  flex: none;
`
