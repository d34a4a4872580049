import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'

export type TitledProduct = {
  name: string
  brand: string
  brandHref: string
  rating?: number | undefined
  reviewCount?: number | undefined
}

type ProductTitleProps = {
  product: TitledProduct
  /** Where the reviews stand on the page: '#reviews'. */
  reviewsHref?: string | undefined
}

/** Brand, name, and the rating once there are reviews. */
export const ProductTitle = ({ product, reviewsHref }: ProductTitleProps) => {
  const { name, brand, brandHref, rating, reviewCount = 0 } = product
  const rated = rating !== undefined && reviewCount > 0 && <Rating value={rating} count={reviewCount} />

  return (
    <Stack gap={1} align="start">
      <Brand href={brandHref}>{brand}</Brand>
      <Heading level={1} size={30}>
        {name}
      </Heading>
      {rated && reviewsHref ? <Below href={reviewsHref}>{rated}</Below> : rated}
    </Stack>
  )
}

const Brand = styled(Anchor)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  ${font(14, 600)}
  ${tapArea()}
`

// A link within the page needs no router.
const Below = styled.a`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
`
