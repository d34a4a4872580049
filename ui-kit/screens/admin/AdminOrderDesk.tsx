import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { OrderConflict, type OrderConflictProps } from '#ui-kit/shop/order/OrderConflict.tsx'
import { type GlancedOrder, OrderGlance } from '#ui-kit/shop/order/OrderGlance.tsx'
import { type OrderLine, OrderLines } from '#ui-kit/shop/order/OrderLines.tsx'
import { OrderMoves, type OrderMovesProps } from '#ui-kit/shop/order/OrderMoves.tsx'
import { OrderSummary, type OrderTotals } from '#ui-kit/shop/order/OrderSummary.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

export type AdminOrderDeskProps = OrderMovesProps & {
  order: GlancedOrder
  lines: readonly OrderLine[]
  totals: OrderTotals
  /** Somebody else was quicker: the order is still shown as it was before that. */
  conflict?: OrderConflictProps | undefined
  /** Why the last move was refused. */
  problem?: string | undefined
}

/** An order as it is now, and what can be done with it. */
export const AdminOrderDesk = ({ order, lines, totals, conflict, problem, ...moves }: AdminOrderDeskProps) => (
  <Stack gap={5}>
    {conflict && <OrderConflict {...conflict} />}
    <Columns>
      <Card as="section">
        <Stack gap={4}>
          <Heading level={2} size={20}>
            At a glance
          </Heading>
          <OrderGlance order={order} />
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
            <OrderMoves {...moves} />
          </Stack>
        </Card>
        <Card as="section">
          <Stack gap={4}>
            <Heading level={2} size={20}>
              Summary
            </Heading>
            <OrderSummary {...totals} />
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
