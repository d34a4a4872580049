import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText } from '#ui-kit/theme/media.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type PriceProps = {
  /** Formatted, with non-breaking spaces: 'R 1 299.00'. */
  price: string
  /** The price before the offer, formatted too. */
  was?: string | undefined
  /** How large: in lines and cards, on the page of a product, or in totals. */
  size?: PriceSize | undefined
}

type PriceSize = 'small' | 'medium' | 'large'

/** The current price, and the former one beside it. */
export const Price = ({ price, was, size = 'medium' }: PriceProps) => (
  <Both>
    <Now $size={size} $offer={was !== undefined}>
      {was !== undefined && <VisuallyHidden>Now </VisuallyHidden>}
      {price}
    </Now>
    {was !== undefined && (
      <Was $size={size}>
        <VisuallyHidden>Was </VisuallyHidden>
        <s>{was}</s>
      </Was>
    )}
  </Both>
)

const nowFonts = { small: font(16, 800), medium: font(20, 800), large: font(30, 800) }
const wasFonts = { small: font(12), medium: font(14), large: font(18) }

// In a container, such as a narrow card, a long price is smaller rather than cut.
const fitting = `
  font-size: min(1.25rem, 15.5cqi);

  ${largeText} {
    font-size: min(1rem, 15.5cqi);
  }
`

const Both = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-2);
  white-space: nowrap;
  ${tabular}
`

const Now = styled.span<{ $size: PriceSize; $offer: boolean }>`
  color: ${({ $offer }) => ($offer ? 'var(--accent)' : 'var(--ink)')};
  letter-spacing: -0.01em;
  ${({ $size }) => nowFonts[$size]}
  ${({ $size }) => $size === 'medium' && fitting}
  ${tabular}
`

const Was = styled.span<{ $size: PriceSize }>`
  color: var(--ink-3);
  ${({ $size }) => wasFonts[$size]}
  ${tabular}
`
