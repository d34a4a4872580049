import { styled } from 'styled-components'
import { CartBar } from '#ui-kit/shop/cart/CartBar.tsx'
import { CartLine, type CartLineItem } from '#ui-kit/shop/cart/CartLine.tsx'
import { CartSummary, type Summary } from '#ui-kit/shop/cart/CartSummary.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

type FilledCartProps = {
  lines: readonly CartLineItem[]
  summary: Summary
  onCount: (id: string, count: number) => void
  onRemove: (id: string) => void
  reviewHref: string
}

/** The lines, and beside them what they come to. */
export const FilledCart = ({ lines, summary, onCount, onRemove, reviewHref }: FilledCartProps) => (
  <>
    <Columns>
      <Lines aria-label="In your cart">
        {lines.map((line) => (
          <li key={line.id}>
            <CartLine line={line} onCount={onCount} onRemove={onRemove} />
          </li>
        ))}
      </Lines>
      <Aside>
        <CartSummary summary={summary} reviewHref={reviewHref} />
      </Aside>
    </Columns>
    <CartBar total={summary.total} reviewHref={reviewHref} />
  </>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: var(--space-6);
    align-items: start;
  }
`

const Lines = styled.ul`
  padding-inline: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);

  > li + li {
    border-top: var(--border) solid var(--line);
  }

  ${desktop} {
    padding-inline: var(--space-5);
  }
`

const Aside = styled.div`
  ${desktop} {
    position: sticky;
    top: var(--space-4);
  }
`
