import { TrendingUp, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import type { Money } from './amounts.ts'
import { selling } from './selling.ts'

type SellingLineProps = {
  /** As typed. */
  price: string
  costPrice: string
  discount: string
  money: Money
}

/** What the typed figures come to: the selling price and what it earns; a warning when it is below cost. */
export const SellingLine = ({ money, ...typed }: SellingLineProps) => {
  const outcome = selling(typed)
  const loses = outcome?.earns !== undefined && outcome.earns < 0
  const Sign = loses ? TriangleAlert : TrendingUp

  return (
    <Line role="status" data-loses={loses || undefined}>
      <Sign size={18} aria-hidden />
      {outcome ? <span>{words(outcome, money)}</span> : <span>Give a price to see what it sells at.</span>}
    </Line>
  )
}

const words = ({ sellsAt, discount, earns, margin }: NonNullable<ReturnType<typeof selling>>, money: Money) => (
  <>
    Sells at <strong>{money(sellsAt)}</strong>
    {discount < 0 && ` with a surcharge of ${-discount} %`}
    {earns !== undefined && earns >= 0 && `, margin ${margin} % (${money(earns)} a piece)`}
    {earns !== undefined && earns < 0 && <> – that is {money(-earns)} below cost: every sale loses money.</>}
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
`
