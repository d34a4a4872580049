import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { DeliveryAddresses } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import { type OrderLine, OrderLines } from '#ui-kit/shop/order/OrderLines.tsx'
import type { OrderTotalsProps } from '#ui-kit/shop/order/OrderTotals.tsx'
import { PaymentMethodSection } from '#ui-kit/shop/order/PaymentMethodSection.tsx'
import type { PaymentMethod } from '#ui-kit/shop/order/paymentMethods.ts'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { PlaceOrderButton, type PlaceOrderButtonProps } from './PlaceOrderButton.tsx'

/** When delivery comes to the chosen address. */
export type DeliveryRemark = { sameDay: boolean; text: string }

export type CheckoutColumnsProps = Omit<PlaceOrderButtonProps, 'wide'> & {
  /** The products that are ordered. */
  lines: readonly OrderLine[]
  /** What they cost together, with delivery. */
  totals: OrderTotalsProps
  /** How the customer pays on delivery. */
  paymentMethod: PaymentMethod
  /** What the driver should know, and the field for it. */
  remark?: DeliveryRemark | undefined
  /** Called when somebody wants to pay in another way. */
  onChangePayment: () => void
}

/** Address, payment and products in one column, the totals in the other. On phones the button stays at the bottom. */
export const CheckoutColumns = (props: CheckoutColumnsProps) => {
  const { delivery, lines, totals, paymentMethod, placing, remark } = props

  return (
    <>
      <Columns
        sticky
        aside={
          <CheckoutSummary totals={totals}>
            <DesktopOnly>
              <PlaceOrderButton {...props} wide />
            </DesktopOnly>
          </CheckoutSummary>
        }
      >
        <Stack gap={5}>
          <Card>
            <DeliveryAddresses {...delivery} />
          </Card>
          {remark && <Notice tone={remark.sameDay ? 'ok' : 'info'}>{remark.text}</Notice>}
          <Card>
            <PaymentMethodSection method={paymentMethod} onChange={placing ? undefined : props.onChangePayment} />
          </Card>
          <Card as="section">
            <Stack gap={4}>
              <Heading level={2} size={20}>
                Products
              </Heading>
              <OrderLines lines={lines} />
            </Stack>
          </Card>
        </Stack>
      </Columns>
      <PhoneBar>
        <BottomBar>
          <Price price={totals.total} />
          <PlaceOrderButton {...props} />
        </BottomBar>
      </PhoneBar>
    </>
  )
}

const DesktopOnly = styled.div`
  ${phone} {
    display: none;
  }
`

const PhoneBar = styled.div`
  display: contents;
`
