import { Printer } from 'lucide-react'
import { createGlobalStyle, styled } from 'styled-components'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type Invoice, InvoicePaper } from './InvoicePaper.tsx'
import { OrderWaiting } from './OrderWaiting.tsx'
import { account, allOrders, home, orders } from './trails.ts'

type InvoiceScreenProps = {
  /** Undefined while it is on its way. */
  invoice: Invoice | undefined
  orderNumber: string
  orderHref: string
  /** An admin looks at somebody else's. */
  foreign?: boolean | undefined
  onPrint: () => void
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** An order's invoice as a sheet of A4: printed, nothing else of the shop is on it. */
export const InvoiceScreen = ({ invoice, orderNumber, orderHref, foreign, onPrint, failure }: InvoiceScreenProps) => (
  <Desk>
    <OnPaper />
    <Stack gap={5}>
      <OnScreen>
        <Breadcrumb
          trail={[
            home,
            ...(foreign ? [allOrders] : [account, orders]),
            { label: `Order ${orderNumber}`, href: orderHref },
            { label: 'Invoice' },
          ]}
        />
        {invoice ? (
          <Row justify="end">
            <Button icon={<Printer size={20} aria-hidden />} onClick={onPrint}>
              Print or save as PDF
            </Button>
          </Row>
        ) : (
          <Heading level={1}>Invoice</Heading>
        )}
      </OnScreen>
      {failure ? <ErrorPanel {...failure} /> : invoice ? <InvoicePaper invoice={invoice} /> : <OrderWaiting />}
    </Stack>
  </Desk>
)

const Desk = styled(Page)`
  padding-block: var(--space-2) var(--space-7);

  @media print {
    padding: 0;
  }
`

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`

// The shop's frame has no place on paper, nor has the height it keeps on screens.
const OnPaper = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }
  @media print {
    html, body {
      background: #fff;
    }
    :has(> #main) {
      display: block;
      min-height: 0;
    }
    :has(> #main) > :not(#main) {
      display: none;
    }
    #main {
      min-height: 0;
      padding: 0;
    }
  }
`
