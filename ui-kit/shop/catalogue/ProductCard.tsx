import { memo } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import type { ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { useReusedContents } from '#ui-kit/elements/reusedContents.ts'
import { cardLink } from '#ui-kit/elements/stretchedLink.ts'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { desktop, phone, wideCard } from '#ui-kit/theme/media.ts'
import { nameBelowBrand } from './nameBelowBrand.ts'
import { ProductCardPicture } from './ProductCardPicture.tsx'

export type CardProduct = {
  id: string
  name: string
  href: string
  brand: string
  brandHref: string
  /** The file with a width of 320 px. */
  picture: ShownPicture
  /** The price with the discount, formatted. */
  price: string
  /** The price before the discount, formatted. */
  was?: string | undefined
  /** In percent; shown as a badge above 0. */
  discount?: number | undefined
  /** 1 to 5; shown only with a review count above 0. */
  rating?: number | undefined
  reviewCount?: number | undefined
  stock: number
  /** What delivery costs, in short: 'Free delivery', 'Delivery R60'. */
  delivery?: string | undefined
}

type ProductCardProps = {
  /** What the card shows of the product. */
  product: CardProduct
  /** Called with the product that somebody adds to the cart; without it there is no button. */
  onAdd?: ((id: string) => void) | undefined
  /** The product is being added to the cart. */
  adding?: boolean
  /** Loads the picture eagerly: for the first cards of a page. */
  eager?: boolean
  /** The heading level of the name. */
  level?: 2 | 3
}

/** One product in a grid or shelf, its picture above its words, or beside them where there is room. The whole card links to the product. */
export const ProductCard = memo((props: ProductCardProps) => {
  const { product, onAdd, adding = false, eager = false, level = 3 } = props
  const variant = `${level}${eager ? ' eager' : ''}${onAdd ? ' add' : ''}${adding ? ' adding' : ''}`

  return <Card {...useReusedContents(product, variant, <Contents {...props} />)} />
})

const Contents = ({ product, onAdd, adding = false, eager = false, level = 3 }: ProductCardProps) => {
  const {
    id,
    name,
    href,
    brand,
    brandHref,
    picture,
    price,
    was,
    discount = 0,
    rating,
    reviewCount = 0,
    stock,
    delivery,
  } = product
  const shortName = nameBelowBrand(name, brand)

  return (
    <>
      <ProductCardPicture picture={picture} discount={discount} stock={stock} eager={eager} />
      <Texts>
        <Brand href={brandHref}>{brand}</Brand>
        <Name as={`h${level}`}>
          <CardLink href={href} aria-label={shortName === name ? undefined : name}>
            {shortName}
          </CardLink>
        </Name>
        {rating !== undefined && reviewCount > 0 && <Rating value={rating} count={reviewCount} />}
        <Footer>
          <Price price={price} was={was} />
          {delivery && <Delivery>{delivery}</Delivery>}
        </Footer>
      </Texts>
      {onAdd && (
        <Action>
          <Button kind="secondary" size="small" wide disabled={stock === 0} loading={adding} onClick={() => onAdd(id)}>
            {stock === 0 ? 'Sold out' : 'Add to cart'}
            <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
          </Button>
        </Action>
      )}
    </>
  )
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
  transition: transform var(--motion-fast);

  ${wideCard} {
    display: grid;
    grid-template-areas: 'picture texts' 'picture action';
    grid-template-columns: minmax(0, 12fr) minmax(0, 13fr);
    grid-template-rows: 1fr auto;

    > :first-child {
      grid-area: picture;
    }
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:hover {
      transform: translateY(-2px);
    }
  }
`

const Texts = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-1);
  padding: var(--space-3);

  ${desktop} {
    padding: var(--space-4) var(--space-4) var(--space-3);
  }
`

const Brand = styled(Anchor)`
  position: relative;
  z-index: 1;
  /* 24 px to press, in the height of its words. */
  padding-block: 4px;
  margin-block: -2px;
  color: var(--ink-2);
  ${font(12, 600)}
  text-decoration: var(--link-line);

  /* 44 px for thumbs, most of it over the picture. */
  ${tapArea('-18px -8px -6px')}
  &:hover {
    color: var(--brand);
    text-decoration: underline;
  }
`

const Name = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  ${font(14, 600)}
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  ${desktop} {
    ${font(16, 600)}
    -webkit-line-clamp: 2;
  }
`

const CardLink = styled(Anchor)`
  /* Of one short line, too: 24 px by itself, besides the card that it covers. */
  padding-block: 4px;
  color: var(--ink);
  ${cardLink(3)}
`

const Footer = styled.div`
  display: flex;
  flex-direction: column;
  align-self: stretch;
  container-type: inline-size;
  gap: var(--space-1);
  margin-top: auto;
  padding-top: var(--space-2);

  /* The old price stands below the new one here: prices of a row keep one line. */
  ${phone} {
    min-height: 56px;
  }
`

const Delivery = styled.span`
  color: var(--ink-2);
  ${font(12)}
`

const Action = styled.div`
  position: relative;
  z-index: 1;
  padding: 0 var(--space-3) var(--space-3);

  ${desktop} {
    padding: 0 var(--space-4) var(--space-4);
  }
`
