import { styled } from 'styled-components'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { CustomerGlance, type CustomerGlanceProps } from '#ui-kit/shop/customers/CustomerGlance.tsx'
import { CustomerMoves, type CustomerMovesProps } from '#ui-kit/shop/customers/CustomerMoves.tsx'
import { CustomerOrders, type CustomerOrdersProps } from '#ui-kit/shop/customers/CustomerOrders.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

export type CustomerDeskProps = CustomerMovesProps & {
  glance: CustomerGlanceProps
  /** Left out where nobody may look at them any more. */
  orders?: CustomerOrdersProps | undefined
  /** Why the account is suspended. */
  suspendedFor?: string | undefined
  /** It is the account of whoever looks at it. */
  own?: boolean | undefined
}

/** A customer as they are now, and what can be done with their account. */
export const CustomerDesk = ({ glance, orders, suspendedFor, own, ...moves }: CustomerDeskProps) => (
  <Stack gap={5}>
    {own && <Notice tone="info">This is your own account.</Notice>}
    {suspendedFor && (
      <Notice tone="warn" title="This account is suspended">
        {suspendedFor}
      </Notice>
    )}
    <Columns>
      <Stack gap={5}>
        <Card>
          <CustomerGlance {...glance} />
        </Card>
        {orders && (
          <Card>
            <CustomerOrders {...orders} />
          </Card>
        )}
      </Stack>
      <Card>
        <CustomerMoves {...moves} />
      </Card>
    </Columns>
  </Stack>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
  }
`
