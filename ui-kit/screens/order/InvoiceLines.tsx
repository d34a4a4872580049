import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText } from '#ui-kit/theme/media.ts'

export type InvoicedLine = {
  id: string
  name: string
  count: number
  /** One piece before its discount, formatted. */
  price: string
  /** In percent, formatted. */
  discount?: string | undefined
  /** All pieces after the discount, formatted. */
  amount: string
}

/** Formatted money; `delivery` is 'Free' or the fee. */
export type InvoiceSums = {
  subtotal: string
  saving?: string | undefined
  delivery: string
  total: string
  vat: string
  vatPercent: number
}

/** The invoice's lines and totals. On a phone count, price and discount stand below the product's name. */
export const InvoiceLines = ({ lines, sums }: { lines: readonly InvoicedLine[]; sums: InvoiceSums }) => (
  <Rows>
    <VisuallyHidden as="caption">What was ordered</VisuallyHidden>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col" data-wide>
          Count
        </th>
        <th scope="col" data-wide>
          Price
        </th>
        <th scope="col" data-wide>
          Discount
        </th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <Line key={line.id} {...line} />
      ))}
    </tbody>
    <tfoot>
      <Sum label="Subtotal" amount={sums.subtotal} />
      {sums.saving && <Sum label="You save" amount={`−${sums.saving}`} />}
      <Sum label="Delivery" amount={sums.delivery} />
      <Sum label="Total" amount={sums.total} isTotal />
      <Sum label={`VAT included (${sums.vatPercent}%)`} amount={sums.vat} />
    </tfoot>
  </Rows>
)

const Line = ({ name, count, price, discount, amount }: InvoicedLine) => (
  <tr>
    <th scope="row">
      {name}
      <Narrow>
        {count} × {price}
        {discount && `, less ${discount}`}
      </Narrow>
    </th>
    <td data-wide>{count}</td>
    <td data-wide>{price}</td>
    <td data-wide>{discount ?? '–'}</td>
    <td>{amount}</td>
  </tr>
)

type SumProps = { label: string; amount: string; isTotal?: boolean }

const Sum = ({ label, amount, isTotal = false }: SumProps) => (
  <tr data-total={isTotal || undefined}>
    <th scope="row">{label}</th>
    <td data-wide colSpan={3} />
    <td>{amount}</td>
  </tr>
)

// On screens only: paper is narrow too, but has room for every column.
const phone = '@media screen and (max-width: 43em)'

const Narrow = styled.span`
  display: none;
  color: var(--ink-2);
  ${font(14)}

  ${phone} {
    display: block;
  }
`

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font(14)}
  ${tabular}

  th, td {
    padding: var(--space-2) 0 var(--space-2) var(--space-3);
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
    ${font(14)}
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--ink-2);
    ${font(12, 600)}
  }
  tr {
    break-inside: avoid;
  }
  tbody tr {
    border-top: var(--border) solid var(--line);
  }
  tbody + tfoot tr:first-child {
    border-top: 2px solid var(--ink);
  }
  tfoot th, tfoot td {
    padding-block: var(--space-1);
  }
  tfoot {
    display: table-row-group;
  }
  [data-total] > * {
    padding-block: var(--space-2);
    ${font(18, 800)}
  }
  ${phone} {
    [data-wide] {
      display: none;
    }
  }
  /* The amount stands below its name. */
  ${largeText} {
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
    thead {
      display: none;
    }
    th, td {
      padding-inline: 0;
    }
    td {
      margin-inline-start: auto;
    }
    [data-total] > * {
      ${font(16, 800)}
    }
  }
`
