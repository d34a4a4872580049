import { ShieldCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { useReusedContents } from '#ui-kit/elements/reusedContents.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'
import { BoxContents } from '#ui-kit/shop/catalogue/product/BoxContents.tsx'
import { FeatureList } from '#ui-kit/shop/catalogue/product/FeatureList.tsx'
import { SpecificationTable } from '#ui-kit/shop/catalogue/product/SpecificationTable.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type ProductContent = {
  /** One sentence that sums it up. */
  overview?: string | undefined
  description: string
  features: readonly string[]
  specifications: readonly { name: string; value: string }[]
  whatsInTheBox: readonly string[]
  /** For example '2 years' or 'No warranty'. */
  warranty: string
}

type ProductSectionsProps = {
  /** The same object as long as it has not changed. */
  content: ProductContent
}

/** The sections of the product page: overview, features, specifications, box and warranty. Empty ones are left out. */
export const ProductSections = ({ content }: ProductSectionsProps) => (
  <Stack gap={6} {...useReusedContents(content, '', <Sections content={content} />)} />
)

const Sections = ({ content }: ProductSectionsProps) => (
  <>
    <TitledSection title="Overview">
      <Stack gap={3}>
        {content.overview && (
          <Text size={18} strong>
            {content.overview}
          </Text>
        )}
        <Prose>{content.description}</Prose>
      </Stack>
    </TitledSection>
    {content.features.length > 0 && (
      <TitledSection title="Features">
        <FeatureList features={content.features} />
      </TitledSection>
    )}
    {content.specifications.length > 0 && (
      <TitledSection title="Specifications">
        <SpecificationTable specifications={content.specifications} />
      </TitledSection>
    )}
    {content.whatsInTheBox.length > 0 && (
      <TitledSection title="What’s in the box">
        <BoxContents items={content.whatsInTheBox} />
      </TitledSection>
    )}
    <TitledSection title="Warranty">
      <Row gap={3}>
        <Shield size={24} aria-hidden />
        <Text>{content.warranty}</Text>
      </Row>
    </TitledSection>
  </>
)

const Prose = styled.p`
  max-width: 68ch;
  white-space: pre-line;
`

const Shield = styled(ShieldCheck)`
  flex-shrink: 0;
  color: var(--brand);
`
