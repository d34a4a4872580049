import { useId } from 'react'
import { charactersIn } from '#ui-kit/elements/charactersIn.ts'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { FormSection } from './FormSection.tsx'
import { longest } from './productRules.ts'
import { TwoColumns } from './TwoColumns.tsx'
import type { ProductForming } from './useProductForm.ts'

type AboutSectionProps = {
  form: ProductForming
  /** Brands that there are already. */
  brands: readonly string[]
  disabled: boolean
}

/** What the product is, in words. */
export const AboutSection = ({ form: { draft, text }, brands, disabled }: AboutSectionProps) => {
  const brandsId = useId()

  return (
    <FormSection title="About it">
      <TwoColumns $first={2}>
        <TextField label="Name" required disabled={disabled} autoComplete="off" {...text('name')} />
        <TextField label="Brand" required disabled={disabled} autoComplete="off" list={brandsId} {...text('brand')} />
      </TwoColumns>
      <datalist id={brandsId}>
        {brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <TextField
        label="Overview"
        hint={`One line on cards and at the top of the page. ${written(draft.overview, longest.overview)}`}
        disabled={disabled}
        autoComplete="off"
        {...text('overview')}
      />
      <TextArea
        label="Description"
        hint={written(draft.description, longest.description)}
        required
        rows={6}
        disabled={disabled}
        {...text('description')}
      />
      <TextField label="Warranty" hint="Like ‘2 years’." disabled={disabled} autoComplete="off" {...text('warranty')} />
    </FormSection>
  )
}

const written = (text: string, most: number) => `${charactersIn(text)} of ${most} characters`
