import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'

export type TitledProduct = {
  name: string
  brand: string
  brandHref: string
  rating?: number | undefined
  reviewCount?: number | undefined
}

type ProductTitleProps = { product: TitledProduct }

/** Brand, name, and the rating once there are reviews. */
export const ProductTitle = ({ product: { name, brand, brandHref, rating, reviewCount = 0 } }: ProductTitleProps) => (
  <Stack gap={1} align="start">
    <Brand href={brandHref}>{brand}</Brand>
    <Heading level={1} size={30}>
      {name}
    </Heading>
    {rating !== undefined && reviewCount > 0 && <Rating value={rating} count={reviewCount} />}
  </Stack>
)

const Brand = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  ${font(14, 600)}
`
