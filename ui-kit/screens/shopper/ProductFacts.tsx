import { ShieldCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'
import { BoxContents } from '#ui-kit/shop/catalogue/BoxContents.tsx'
import { FeatureList } from '#ui-kit/shop/catalogue/FeatureList.tsx'
import { SpecificationTable } from '#ui-kit/shop/catalogue/SpecificationTable.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ProductFact } from './ProductFact.tsx'

export type ProductStory = {
  /** One sentence that sums it up. */
  overview?: string | undefined
  description: string
  features: readonly string[]
  specifications: readonly { name: string; value: string }[]
  whatsInTheBox: readonly string[]
  /** For example '2 years' or 'No warranty'. */
  warranty: string
}

type ProductFactsProps = { story: ProductStory }

/** What a product is: overview, features, specifications, box and warranty. Parts without content are left out. */
export const ProductFacts = ({ story }: ProductFactsProps) => (
  <Stack gap={6}>
    <ProductFact title="Overview">
      <Stack gap={3}>
        {story.overview && (
          <Text size={18} strong>
            {story.overview}
          </Text>
        )}
        <Prose>{story.description}</Prose>
      </Stack>
    </ProductFact>
    {story.features.length > 0 && (
      <ProductFact title="Features">
        <FeatureList features={story.features} />
      </ProductFact>
    )}
    {story.specifications.length > 0 && (
      <ProductFact title="Specifications">
        <SpecificationTable specifications={story.specifications} />
      </ProductFact>
    )}
    {story.whatsInTheBox.length > 0 && (
      <ProductFact title="What's in the box">
        <BoxContents items={story.whatsInTheBox} />
      </ProductFact>
    )}
    <ProductFact title="Warranty">
      <Row gap={3}>
        <Shield size={24} aria-hidden />
        <Text>{story.warranty}</Text>
      </Row>
    </ProductFact>
  </Stack>
)

const Prose = styled.p`
  max-width: 68ch;
  white-space: pre-line;
`

const Shield = styled(ShieldCheck)`
  flex-shrink: 0;
  color: var(--brand);
`
