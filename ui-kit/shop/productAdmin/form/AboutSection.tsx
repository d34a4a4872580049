import { useId } from 'react'
import { countCharacters } from '#ui-kit/elements/countCharacters.ts'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { FormSection } from './FormSection.tsx'
import { TwoColumns } from './TwoColumns.tsx'
import type { ProductFormState } from './useProductForm.ts'

type AboutSectionProps = {
  form: ProductFormState
  /** Existing brands, offered as suggestions. */
  brands: readonly string[]
  maxLengths: { overview: number; description: number }
  disabled: boolean
}

/** The text fields of the product form: name, brand, texts and warranty. */
export const AboutSection = ({ form: { draft, text }, brands, maxLengths, disabled }: AboutSectionProps) => {
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
        hint={`One line on cards and at the top of the page. ${lengthHint(draft.overview, maxLengths.overview)}`}
        disabled={disabled}
        autoComplete="off"
        {...text('overview')}
      />
      <TextArea
        label="Description"
        hint={lengthHint(draft.description, maxLengths.description)}
        required
        rows={6}
        disabled={disabled}
        {...text('description')}
      />
      <TextField label="Warranty" hint="Like “2 years”." disabled={disabled} autoComplete="off" {...text('warranty')} />
    </FormSection>
  )
}

const lengthHint = (text: string, max: number) => `${countCharacters(text)} of ${max} characters`
