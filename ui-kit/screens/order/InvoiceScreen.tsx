import { Printer } from 'lucide-react'
import { createGlobalStyle, styled } from 'styled-components'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { accountCrumb, homeCrumb, ordersCrumb, ordersManagementCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { Page } from '#ui-kit/space/Page.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type Invoice, InvoicePaper, paperWidth } from './InvoicePaper.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'

type InvoiceScreenProps = {
  /** Undefined while it loads. */
  invoice: Invoice | undefined
  /** The number that people see and say, such as `EK-7F3K-92QD`. */
  orderNumber: string
  /** Where the order is. */
  orderHref: string
  /** The viewer is an admin, not the customer of the order. */
  asAdmin?: boolean | undefined
  /** Called when Print is pressed. */
  onPrint: () => void
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** An order's invoice as a sheet of A4; printing leaves out the shop's header and footer. */
export const InvoiceScreen = ({ invoice, orderNumber, orderHref, asAdmin, onPrint, failure }: InvoiceScreenProps) => (
  <InvoicePage>
    <PrintStyle />
    <Stack gap={5}>
      <ScreenOnly>
        <Breadcrumb
          trail={[
            homeCrumb,
            ...(asAdmin ? [ordersManagementCrumb] : [accountCrumb, ordersCrumb]),
            { label: `Order ${orderNumber}`, href: orderHref },
            { label: 'Invoice' },
          ]}
        />
        {invoice ? (
          <AbovePaper justify="end">
            <Button icon={<Printer size={20} aria-hidden />} onClick={onPrint}>
              Print or save as PDF
            </Button>
          </AbovePaper>
        ) : (
          <Heading level={1}>Invoice</Heading>
        )}
      </ScreenOnly>
      {failure ? <ErrorPanel {...failure} /> : invoice ? <InvoicePaper invoice={invoice} /> : <OrderSkeleton />}
    </Stack>
  </InvoicePage>
)

const InvoicePage = styled(Page)`
  padding-bottom: var(--space-7);

  @media print {
    padding: 0;
  }
`

const AbovePaper = styled(Row)`
  max-width: ${paperWidth};
  margin-inline: auto;
`

const ScreenOnly = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);

  @media print {
    display: none;
  }
`

// In print, hides the shop's header and footer and drops the minimum height of the page.
const PrintStyle = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }
  @media print {
    html, body {
      background: #fff;
    }
    :has(> #main),
    :has(> * > #main) {
      display: block;
      min-height: 0;
    }
    :has(> #main) > :not(#main),
    :has(> * > #main) > :not(:has(> #main)) {
      display: none;
    }
    #main {
      min-height: 0;
      padding: 0;
    }
  }
`
