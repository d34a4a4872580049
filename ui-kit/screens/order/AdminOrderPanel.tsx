import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { OrderConflict, type OrderConflictProps } from '#ui-kit/shop/order/admin/OrderConflict.tsx'
import { OrderSummary, type SummarizedOrder } from '#ui-kit/shop/order/admin/OrderSummary.tsx'
import { OrderTransitions, type OrderTransitionsProps } from '#ui-kit/shop/order/admin/OrderTransitions.tsx'
import { type OrderLine, OrderLines } from '#ui-kit/shop/order/OrderLines.tsx'
import { OrderTotals, type OrderTotalsProps } from '#ui-kit/shop/order/OrderTotals.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

export type AdminOrderPanelProps = OrderTransitionsProps & {
  order: SummarizedOrder
  lines: readonly OrderLine[]
  totals: OrderTotalsProps
  /** Another admin changed the order first: it is still shown as it was before that. */
  conflict?: OrderConflictProps | undefined
  /** Why the last move was refused. */
  problem?: string | undefined
}

/** The current state of an order, and the actions on it. */
export const AdminOrderPanel = ({ order, lines, totals, conflict, problem, ...transitions }: AdminOrderPanelProps) => (
  <Stack gap={5}>
    {conflict && <OrderConflict {...conflict} />}
    <Columns>
      <Card as="section">
        <Stack gap={4}>
          <Heading level={2} size={20}>
            At a glance
          </Heading>
          <OrderSummary order={order} />
        </Stack>
      </Card>
      <Side gap={5}>
        <Card>
          <Stack gap={4}>
            {problem && (
              <Notice tone="bad" live title="Failed to update order">
                {problem}
              </Notice>
            )}
            <OrderTransitions {...transitions} />
          </Stack>
        </Card>
        <Card as="section">
          <Stack gap={4}>
            <Heading level={2} size={20}>
              Summary
            </Heading>
            <OrderTotals {...totals} />
          </Stack>
        </Card>
      </Side>
      <Card as="section">
        <Stack gap={4}>
          <Heading level={2} size={20}>
            Products
          </Heading>
          <OrderLines lines={lines} />
        </Stack>
      </Card>
    </Columns>
  </Stack>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
  }
`

const Side = styled(Stack)`
  ${desktop} {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`
