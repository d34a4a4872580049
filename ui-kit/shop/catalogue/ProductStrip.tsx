import { useId } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { stretchedLink } from '#ui-kit/elements/stretchedLink.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { StockNote } from './StockNote.tsx'

type StripProduct = {
  id: string
  name: string
  href: string
  picture: ShownPicture
  price: string
  stock: number
}

type ProductStripProps = {
  /** The heading above it. */
  title: string
  /** Newest first; nothing is rendered when empty. */
  products: readonly StripProduct[]
}

/** A compact row of products, such as the recently viewed ones. */
export const ProductStrip = ({ title, products }: ProductStripProps) => {
  const titleId = useId()

  return products.length === 0 ? null : (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Heading level={2} size={20} id={titleId}>
        {title}
      </Heading>
      <Line>
        {products.map(({ id, name, href, picture, price, stock }) => (
          <Item key={id}>
            <Picture {...picture} alt="" />
            <Name href={href}>{name}</Name>
            <Price price={price} size="small" />
            {stock === 0 && <StockNote stock={stock} />}
          </Item>
        ))}
      </Line>
    </Stack>
  )
}

const Line = styled.ul`
  display: grid;
  grid-auto-columns: min(8.25rem, 84%);
  grid-auto-flow: column;
  gap: var(--space-4);
  justify-content: start;
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
`

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-1);
  scroll-margin-left: 4px;
  scroll-snap-align: start;
`

const Name = styled(Anchor)`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${font(14)}
  ${stretchedLink}
`
