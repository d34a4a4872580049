import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { CartBar } from '#ui-kit/shop/cart/CartBar.tsx'
import { CartLine, type CartLineItem } from '#ui-kit/shop/cart/CartLine.tsx'
import { CartSummary, type Summary } from '#ui-kit/shop/cart/CartSummary.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

type FilledCartProps = {
  lines: readonly CartLineItem[]
  summary: Summary
  onCount: (id: string, count: number) => void
  onRemove: (id: string) => void
  onAcceptPrice: (id: string) => void
  onClear: () => void
  reviewHref: string
  /** Why this cannot be ordered as it is. */
  held?: string | undefined
}

/** The lines, and beside them what they come to. */
export const FilledCart = ({ lines, summary, onClear, reviewHref, held, ...onLine }: FilledCartProps) => {
  const heldId = useId()
  const heldBy = held && heldId

  return (
    <>
      {held && (
        <div id={heldId}>
          <Notice tone="warn" live>
            {held}
          </Notice>
        </div>
      )}
      <Columns>
        <Stack gap={3}>
          <Lines aria-label="In your cart">
            {lines.map((line) => (
              <li key={line.id}>
                <CartLine line={line} {...onLine} />
              </li>
            ))}
          </Lines>
          <Clear>
            <Button kind="quiet" size="small" icon={<Trash2 size={16} aria-hidden />} onClick={onClear}>
              Clear cart
            </Button>
          </Clear>
        </Stack>
        <Aside>
          <CartSummary summary={summary} reviewHref={reviewHref} heldBy={heldBy} />
        </Aside>
      </Columns>
      <CartBar total={summary.total} reviewHref={reviewHref} heldBy={heldBy} />
    </>
  )
}

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

const Clear = styled.div`
  align-self: flex-end;
`

const Aside = styled.div`
  ${desktop} {
    position: sticky;
    top: var(--space-4);
  }
`
