import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { EmailAddress } from '#ui-kit/elements/EmailAddress.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import type { AddressDraft } from '#ui-kit/shop/address/addressDraft.ts'
import type { PaymentMethod } from '#ui-kit/shop/order/paymentMethods.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { type InvoicedLine, InvoiceLines, type InvoiceSums } from './InvoiceLines.tsx'

export type Invoice = {
  /** The document's title: 'Tax invoice' or 'Pro forma invoice'. */
  title: string
  /** Why it is not a tax invoice. */
  remark?: string | undefined
  number: string
  /** ISO moment. */
  orderedAt: string
  seller: { name: string; address: readonly string[]; vatNumber: string; email: string; telephone: string }
  customer: string
  address: AddressDraft
  lines: readonly InvoicedLine[]
  sums: InvoiceSums
  /** `collected` formatted, `at` an ISO moment; `open`: what is still to be paid, as a sentence. */
  payment: {
    method: PaymentMethod
    collected?: string | undefined
    at?: string | undefined
    open?: string | undefined
  }
}

/** The width of the paper on a screen that has room for it. */
export const paperWidth = '49.625rem'

/** The printed document: who sold what to whom, for how much, and how it was paid. */
export const InvoicePaper = ({ invoice }: { invoice: Invoice }) => (
  <Paper>
    <Top>
      <div>
        <Heading level={1}>{invoice.title}</Heading>
        {invoice.remark && <Remark>{invoice.remark}</Remark>}
      </div>
      <Seller {...invoice.seller} />
    </Top>
    <DetailList>
      <Detail label="Invoice number">{invoice.number}</Detail>
      <Detail label="Date">
        <Moment at={invoice.orderedAt} show="date" />
      </Detail>
      <Detail label="Customer">{invoice.customer}</Detail>
      <Detail label="Delivery address">
        <AddressLines address={invoice.address} />
      </Detail>
      <Detail label="Payment">
        <Payment {...invoice.payment} />
      </Detail>
    </DetailList>
    <InvoiceLines lines={invoice.lines} sums={invoice.sums} />
  </Paper>
)

const Seller = ({ name, address, vatNumber, email, telephone }: Invoice['seller']) => (
  <SellerAddress>
    <strong>{name}</strong>
    {address.map((line) => (
      <span key={line}>{line}</span>
    ))}
    <span>VAT number {vatNumber}</span>
    <span>{telephone}</span>
    <EmailAddress address={email} />
  </SellerAddress>
)

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Payment = ({ method, collected, at, open }: Invoice['payment']) => (
  <>
    {method}
    {collected && (
      <p>
        {collected} collected
        {at && (
          <>
            {' on '}
            <Moment at={at} show="date" />
          </>
        )}
      </p>
    )}
    {open && <p>{open}</p>}
  </>
)

const Paper = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  width: 100%;
  max-width: ${paperWidth};
  margin-inline: auto;
  padding: clamp(16px, 5vw, 48px);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);

  @media print {
    --ink: #000;
    --ink-2: #333;
    --line: #999;
    max-width: none;
    padding: 0;
    border: 0;
    background: none;
    color: #000;
  }
`

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4);

  > div {
    flex: 1 1 260px;
  }
`

const Remark = styled.p`
  max-width: 340px;
  padding-top: var(--space-1);
  color: var(--ink-2);
  ${font(14)}
`

const SellerAddress = styled.address`
  display: flex;
  flex-direction: column;
  color: var(--ink-2);
  font-style: normal;
  ${font(14)}
  ${tabular}

  strong {
    color: var(--ink);
    ${font(16, 800)}
  }
`

const DetailList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11.875rem, 100%), 1fr));
  gap: var(--space-4) var(--space-5);
  padding-block: var(--space-4);
  border-block: var(--border) solid var(--line);

  dt {
    color: var(--ink-2);
    ${font(12)}
  }
  dd {
    overflow-wrap: anywhere;
    ${font(14, 600)}
    ${tabular}
  }
  dd p {
    color: var(--ink-2);
    ${font(14)}
  }
`
