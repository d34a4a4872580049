import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { cardLink } from '#ui-kit/elements/stretchedLink.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import type { OrderStatus, ShippingStatus } from './orderStatus.ts'

export type OwnOrder = {
  id: string
  orderNumber: string
  href: string
  /** ISO moment. */
  orderedAt: string
  status: OrderStatus
  shippingStatus: ShippingStatus
  /** The number of pieces, not of lines. */
  count: number
  /** Formatted. */
  total: string
  /** URLs of the product pictures; the first four are shown. */
  pictures: readonly string[]
}

type OrderCardProps = {
  /** The order as its customer sees it in a list. */
  order: OwnOrder
  /** Puts the same products into the cart. */
  onReorder?: (() => void) | undefined
  /** Whether its products are being put into the cart again. */
  reordering?: boolean | undefined
}

/** One of the customer's orders, with a link to its tracking page. */
export const OrderCard = ({ order, onReorder, reordering = false }: OrderCardProps) => (
  <Sheet>
    <Texts>
      <Title>
        <CardLink href={order.href}>{order.orderNumber}</CardLink>
        <OrderStatusBadge status={order.status === 'Shipped' ? order.shippingStatus : order.status} />
      </Title>
      <Meta>
        <Moment at={order.orderedAt} />
      </Meta>
      <Meta>
        {order.count === 1 ? '1 item' : `${order.count} items`} · <Total>{order.total}</Total>
      </Meta>
    </Texts>
    <Tiles>
      {order.pictures.slice(0, 4).map((picture) => (
        <Tile key={picture}>
          <Picture src={picture} alt="" />
        </Tile>
      ))}
    </Tiles>
    {onReorder && (
      <ReorderSlot>
        <Button
          kind="secondary"
          size="small"
          loading={reordering}
          aria-label={`Order again: ${order.orderNumber}`}
          onClick={onReorder}
        >
          Order again
        </Button>
      </ReorderSlot>
    )}
    <ChevronRight size={20} aria-hidden />
  </Sheet>
)

const Sheet = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);

  &:hover {
    border-color: var(--brand);
  }
  > svg {
    flex: none;
    color: var(--ink-3);
  }
  ${phone} {
    flex-wrap: wrap;
    padding: var(--space-4);

    > svg {
      display: none;
    }
  }
`

const Texts = styled.div`
  min-width: 0;
  flex: 1;

  ${phone} {
    flex-basis: 100%;
  }
`

const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding-bottom: var(--space-1);
  ${font(18, 600)}
  ${tabular}
`

const CardLink = styled(Anchor)`
  ${cardLink(3)}
`

const Meta = styled.p`
  color: var(--ink-2);
  ${font(14)}
  ${tabular}
`

const Total = styled.strong`
  color: var(--ink);
  ${font(14, 800)}
`

const Tiles = styled.div`
  display: flex;
  gap: var(--space-2);
`

const Tile = styled.span`
  width: 56px;
`

// Stacked above the link that covers the card.
const ReorderSlot = styled.div`
  position: relative;
  z-index: 1;
  margin-inline-start: auto;
`
