import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { DeliveryAddresses } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import { OrderLines } from '#ui-kit/shop/order/OrderLines.tsx'
import { PaymentChoice } from '#ui-kit/shop/order/PaymentChoice.tsx'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop, phone } from '#ui-kit/theme/media.ts'
import { PlaceOrder } from './PlaceOrder.tsx'
import type { ReviewScreenProps } from './ReviewScreen.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'

/** Where, how and what on one side; what it comes to on the other. On phones the last step stays at the bottom. */
export const ReviewColumns = (props: ReviewScreenProps) => {
  const { delivery, lines, totals, paymentMethod, placing, remark } = props

  return (
    <>
      <Columns>
        <Stack gap={5}>
          <Card>
            <DeliveryAddresses {...delivery} />
          </Card>
          {remark && <Notice tone={remark.sameDay ? 'ok' : 'info'}>{remark.words}</Notice>}
          <Card>
            <PaymentChoice method={paymentMethod} onChange={placing ? undefined : props.onChangePayment} />
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
        <Aside>
          <ReviewSummary totals={totals} paymentMethod={paymentMethod}>
            <OnDesk>
              <PlaceOrder {...props} wide />
            </OnDesk>
          </ReviewSummary>
        </Aside>
      </Columns>
      <Thumb>
        <BottomBar>
          <Price price={totals.total} />
          <PlaceOrder {...props} />
        </BottomBar>
      </Thumb>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
  }
`

const Aside = styled.div`
  ${desktop} {
    position: sticky;
    top: var(--space-4);
  }
`

const OnDesk = styled.div`
  ${phone} {
    display: none;
  }
`

const Thumb = styled.div`
  display: contents;
`
