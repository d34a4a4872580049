import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'

export type OrderTotals = {
  /** Pieces, not lines. */
  count: number
  /** Formatted money, like all that follow. */
  subtotal: string
  saving?: string | undefined
  /** 'Free', or the fee. */
  delivery: string
  total: string
}

/** What an order comes to, or a cart. */
export const OrderSummary = ({ count, subtotal, saving, delivery, total }: OrderTotals) => (
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
  justify-content: space-between;
  gap: var(--space-4);

  dt {
    color: var(--ink-2);
  }
  dd {
    color: var(--${({ $tone = 'ink' }) => $tone});
    white-space: nowrap;
    ${({ $tone = 'ink' }) => font(16, $tone === 'ok' ? 600 : 400)}
  }
`

const Total = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  padding-top: var(--space-3);
  border-top: var(--border) solid var(--line);
  ${font(18, 600)}

  dd {
    white-space: nowrap;
    ${font(24, 800)}
  }
`
