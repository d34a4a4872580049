import { css, styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import type { Summary } from './CartSummary.tsx'

type SummaryLinesProps = { summary: Omit<Summary, 'meter'> }

/** Items, saving, delivery and total, each with its amount. */
export const SummaryLines = ({ summary: { items, subtotal, saving, delivery, total } }: SummaryLinesProps) => (
  <Lines>
    <Line>
      <dt>{items === 1 ? '1 item' : `${items} items`}</dt>
      <dd>{subtotal}</dd>
    </Line>
    {saving && (
      <Line $tone="accent">
        <dt>You save</dt>
        <dd>{`− ${saving}`}</dd>
      </Line>
    )}
    <Line $tone={delivery === 'Free' ? 'ok' : undefined}>
      <dt>Delivery</dt>
      <dd>{delivery}</dd>
    </Line>
    <Total>
      <dt>Total</dt>
      <dd>{total}</dd>
    </Total>
  </Lines>
)

const Lines = styled.dl`
  display: grid;
  gap: var(--space-2);
`

const row = css`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  ${tabular}
`

const Line = styled.div<{ $tone?: 'accent' | 'ok' | undefined }>`
  ${row}
  color: ${({ $tone }) => ($tone ? `var(--${$tone})` : 'var(--ink-2)')};

  dd {
    font-weight: 600;
  }
`

const Total = styled.div`
  ${row}
  align-items: baseline;
  padding-top: var(--space-3);
  border-top: var(--border) solid var(--line);
  font-weight: 600;

  dd {
    ${font(30, 800)}
  }
`
