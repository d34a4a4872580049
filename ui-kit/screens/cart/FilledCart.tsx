import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { CartBar } from '#ui-kit/shop/cart/CartBar.tsx'
import { CartLine } from '#ui-kit/shop/cart/CartLine.tsx'
import { CartSummary, type CartTotals } from '#ui-kit/shop/cart/CartSummary.tsx'
import type { CartLineItem } from '#ui-kit/shop/cart/cartLineItem.ts'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

type FilledCartProps = {
  lines: readonly CartLineItem[]
  summary: CartTotals
  onCount: (id: string, count: number) => void
  onRemove: (id: string) => void
  onAcceptPrice: (id: string) => void
  onClear: () => void
  reviewHref: string
  /** Why the cart cannot be ordered as it is. */
  blockedReason?: string | undefined
}

/** The cart's lines, and their totals beside them. */
export const FilledCart = ({
  lines,
  summary,
  onClear,
  reviewHref,
  blockedReason,
  ...lineHandlers
}: FilledCartProps) => {
  const reasonId = useId()
  const blockedReasonId = blockedReason && reasonId

  return (
    <>
      {blockedReason && (
        <div id={reasonId}>
          <Notice tone="warn" live>
            {blockedReason}
          </Notice>
        </div>
      )}
      <Columns
        aside={<CartSummary summary={summary} reviewHref={reviewHref} blockedReasonId={blockedReasonId} />}
        sticky
      >
        <Stack gap={3}>
          <Lines aria-label="In your cart">
            {lines.map((line) => (
              <li key={line.id}>
                <CartLine line={line} {...lineHandlers} />
              </li>
            ))}
          </Lines>
          <Clear>
            <Button kind="quiet" size="small" icon={<Trash2 size={16} aria-hidden />} onClick={onClear}>
              Clear cart
            </Button>
          </Clear>
        </Stack>
      </Columns>
      <CartBar total={summary.total} reviewHref={reviewHref} blockedReasonId={blockedReasonId} />
    </>
  )
}

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
