import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { RowCard } from '#ui-kit/shop/adminTable/RowCard.tsx'
import { ProductStateBadge } from '#ui-kit/shop/productAdmin/ProductStateBadge.tsx'
import { ProductThumbnail } from '#ui-kit/shop/productAdmin/ProductThumbnail.tsx'
import { formatDiscount, formatReserved } from '#ui-kit/shop/productAdmin/productFormats.ts'
import type { ProductRow } from '#ui-kit/shop/productAdmin/productRow.ts'
import { WarningBadge } from '#ui-kit/shop/productAdmin/WarningBadge.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { largeText } from '#ui-kit/theme/media.ts'

type ProductRowCardProps = { product: ProductRow; checkbox: ReactNode; selected: boolean }

/** A product as a card, used instead of a table row on phones and tablets. */
export const ProductRowCard = ({ product, checkbox, selected }: ProductRowCardProps) => (
  <RowCard data-selected={selected || undefined}>
    <Top>
      <ProductThumbnail picture={product.picture} size={64} />
      <Texts>
        <Name href={product.href}>{product.name}</Name>
        <Quiet>
          {product.brand} · {product.categories.at(-1)}
        </Quiet>
      </Texts>
      {checkbox}
    </Top>
    <Figures>
      <Figure>
        <dt>Sells at</dt>
        <dd>{product.sellsAt}</dd>
        <Quiet as="dd">{priceNote(product)}</Quiet>
      </Figure>
      <Figure>
        <dt>Cost</dt>
        <dd>{product.costPrice}</dd>
      </Figure>
      <Figure>
        <dt>Stock</dt>
        <dd>{product.stock}</dd>
        {product.reserved > 0 && <Quiet as="dd">{formatReserved(product.reserved)}</Quiet>}
      </Figure>
    </Figures>
    <Bottom>
      <ProductStateBadge state={product.state} />
      {product.warnings.map((warning) => (
        <WarningBadge key={warning} warning={warning} />
      ))}
      <HistoryLink href={product.historyHref} aria-label={`History of ${product.name}`}>
        History
      </HistoryLink>
    </Bottom>
  </RowCard>
)

const priceNote = ({ price, discount }: ProductRow) =>
  discount === 0 ? 'full price' : `${price} ${formatDiscount(discount)}`

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);

  > :last-child {
    margin: -10px -8px;
    padding-inline: 8px;
  }
  ${largeText} {
    > :first-child {
      display: none;
    }
  }
`

const Texts = styled.div`
  min-width: 0;
  flex: 1;
`

const Name = styled(Anchor)`
  overflow-wrap: anywhere;
  ${font(16, 600)}
`

const Quiet = styled.span`
  display: block;
  color: var(--ink-3);
  ${font(12)}

  [data-selected] & {
    color: var(--ink-2);
  }
`

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  padding-block: var(--space-1);
  gap: var(--space-2) var(--space-3);
`

const Figure = styled.div`
  flex: 1 0 auto;
  white-space: nowrap;

  dt {
    color: var(--ink-2);
    ${font(12)}
  }
  dt + dd {
    ${font(16, 600)}
  }
  ${largeText} {
    dt + dd {
      ${font(14, 600)}
    }
  }
`

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`

const HistoryLink = styled(Anchor)`
  position: relative;
  margin-left: auto;
  ${font(14, 600)}
  ${tapArea('-12px')}
`
