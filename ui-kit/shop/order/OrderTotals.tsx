import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText } from '#ui-kit/theme/media.ts'

export type OrderTotalsProps = {
  /** The number of pieces, not of lines. */
  count: number
  /** Formatted, like the following amounts. */
  subtotal: string
  /** What the customer saves, formatted. */
  saving?: string | undefined
  /** 'Free', or the fee. */
  delivery: string
  /** What the customer pays, formatted. */
  total: string
}

/** The totals of an order or a cart. */
export const OrderTotals = ({ count, subtotal, saving, delivery, total }: OrderTotalsProps) => (
  <Sums>
    <Sum>
      <dt>{count === 1 ? '1 item' : `${count} items`}</dt>
      <dd>{subtotal}</dd>
    </Sum>
    {saving && (
      <Sum $tone="ok">
        <dt>You save</dt>
        <dd>−{saving}</dd>
      </Sum>
    )}
    <Sum $tone={delivery === 'Free' ? 'ok' : 'ink'}>
      <dt>Delivery</dt>
      <dd>{delivery}</dd>
    </Sum>
    <Total>
      <dt>Total</dt>
      <dd>{total}</dd>
    </Total>
  </Sums>
)

const Sums = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  ${font(16)}
  ${tabular}
`

const Sum = styled.div<{ $tone?: 'ink' | 'ok' }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);

  dt {
    color: var(--ink-2);
  }
  dd {
    margin-inline-start: auto;
    color: var(--${({ $tone = 'ink' }) => $tone});
    white-space: nowrap;
    ${({ $tone = 'ink' }) => font(16, $tone === 'ok' ? 600 : 400)}

    ${largeText} {
      font-size: 0.875rem;
    }
  }
`

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding-top: var(--space-3);
  border-top: var(--border) solid var(--line);
  ${font(18, 600)}

  dd {
    margin-inline-start: auto;
    white-space: nowrap;
    ${font(24, 800)}

    ${largeText} {
      ${font(14, 800)}
    }
  }
`
