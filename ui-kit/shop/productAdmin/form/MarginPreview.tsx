import { TrendingUp, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import type { MoneyFormatter } from '#ui-kit/shop/productAdmin/amounts.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText } from '#ui-kit/theme/media.ts'
import { calculateMargin } from './calculateMargin.ts'

type MarginPreviewProps = {
  /** The typed values. */
  price: string
  /** What the shop pays, as it was typed. */
  costPrice: string
  /** Percent, as it was typed. */
  discount: string
  /** Formats an amount in rand. */
  money: MoneyFormatter
}

/** The selling price and the margin of the typed amounts, with a warning when the price is below cost. */
export const MarginPreview = ({ money, ...typed }: MarginPreviewProps) => {
  const result = calculateMargin(typed)
  const isLoss = result?.profit !== undefined && result.profit < 0
  const Icon = isLoss ? TriangleAlert : TrendingUp

  return (
    <Line role="status" data-loses={isLoss || undefined}>
      <Icon size={18} aria-hidden />
      {result ? <span>{describeMargin(result, money)}</span> : <span>Enter a price to see the selling price.</span>}
    </Line>
  )
}

const describeMargin = (
  { sellsAt, discount, profit, margin }: NonNullable<ReturnType<typeof calculateMargin>>,
  money: MoneyFormatter,
) => (
  <>
    Sells at <strong>{money(sellsAt)}</strong>
    {discount < 0 && ` with a surcharge of ${-discount}%`}
    {profit !== undefined && profit >= 0 && `, margin ${margin}% (${money(profit)} each)`}
    {profit !== undefined && profit < 0 && <> – that is {money(-profit)} below cost: every sale loses money.</>}
  </>
)

const Line = styled.p`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-2);
  background: var(--brand-tint);
  color: var(--ink);
  ${font(14)}
  ${tabular}

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: var(--brand);
  }
  &[data-loses] {
    background: var(--bad-tint);
  }
  &[data-loses] svg {
    color: var(--bad);
  }
  strong {
    ${font(14, 800)}
  }
  ${largeText} {
    padding: var(--space-2);

    svg {
      display: none;
    }
    strong {
      ${font(12, 800)}
    }
  }
`
