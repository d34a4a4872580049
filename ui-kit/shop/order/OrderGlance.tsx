import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import type { AddressDraft } from '#ui-kit/shop/address/addressRules.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import type { PaymentMethod } from './paymentMethods.ts'

export type GlancedOrder = {
  customer: { name: string; email?: string | undefined; href?: string | undefined }
  /** ISO moment. */
  orderedAt: string
  /** Formatted. */
  total: string
  /** Pieces, not lines. */
  count: number
  paymentMethod: PaymentMethod
  /** What was collected, formatted; undefined while nothing was. */
  collected?: string | undefined
  signedBy?: string | undefined
  /** Why it was canceled or not accepted. */
  reason?: string | undefined
  address: AddressDraft
}

/** The facts of an order that one looks for first. */
export const OrderGlance = ({ order }: { order: GlancedOrder }) => (
  <Facts>
    <Fact name="Customer" wide>
      {order.customer.href ? <Anchor href={order.customer.href}>{order.customer.name}</Anchor> : order.customer.name}
      {order.customer.email && <Quiet>{order.customer.email}</Quiet>}
    </Fact>
    <Fact name="Ordered">
      <Moment at={order.orderedAt} />
    </Fact>
    <Fact name="Total">
      {order.total}
      <Quiet>{order.count === 1 ? '1 item' : `${order.count} items`}</Quiet>
    </Fact>
    <Fact name="Payment">
      {order.paymentMethod}
      <Quiet>{order.collected ? `${order.collected} collected` : 'Nothing collected yet'}</Quiet>
    </Fact>
    {order.signedBy && <Fact name="Signed by">{order.signedBy}</Fact>}
    {order.reason && <Fact name="Reason">{order.reason}</Fact>}
    <Fact name="Deliver to" wide>
      <AddressLines address={order.address} />
    </Fact>
  </Facts>
)

type FactProps = {
  name: string
  /** Takes a line of its own on phones. */
  wide?: boolean
  children: ReactNode
}

const Fact = ({ name, wide = false, children }: FactProps) => (
  <div data-wide={wide || undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: var(--space-4) var(--space-5);
  ${font(16, 600)}
  ${tabular}

  ${phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(132px, 100%), 1fr));
    column-gap: var(--space-4);

    [data-wide] {
      grid-column: 1 / -1;
    }
  }

  dt {
    padding-bottom: 2px;
    color: var(--ink-3);
    ${font(12, 600)}
  }
  dd {
    overflow-wrap: anywhere;
  }
`

const Quiet = styled.span`
  display: block;
  color: var(--ink-2);
  ${font(14)}
`
