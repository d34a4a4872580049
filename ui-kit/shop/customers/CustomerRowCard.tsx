import { styled } from 'styled-components'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { RowCard, RowCardFigure, RowCardLine, RowCardLink, RowCardText } from '#ui-kit/shop/adminTable/RowCard.tsx'
import { CustomerBadges } from './CustomerBadges.tsx'
import type { CustomerRow } from './customerRow.ts'

/** A customer as a card, used instead of a table row on phones and tablets. */
export const CustomerRowCard = ({ customer }: { customer: CustomerRow }) => (
  <RowCard>
    <RowCardLine>
      <RowCardLink href={customer.href}>{customer.name}</RowCardLink>
      <RowCardFigure>{customer.spent}</RowCardFigure>
    </RowCardLine>
    <RowCardLine>
      <RowCardText>{customer.email}</RowCardText>
      <Aside>{formatCount(customer.orders, 'order')}</Aside>
    </RowCardLine>
    <RowCardLine>
      <CustomerBadges {...customer} />
      <Aside>
        {customer.lastOrderAt ? 'Last ' : 'Since '}
        <Moment at={customer.lastOrderAt ?? customer.openedAt} show="date" />
      </Aside>
    </RowCardLine>
  </RowCard>
)

const Aside = styled(RowCardText)`
  flex: none;
`
