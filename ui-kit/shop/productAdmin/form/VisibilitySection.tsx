import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { RadioList } from '#ui-kit/elements/RadioList.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { type ProductState, productStateBadges } from '#ui-kit/shop/productAdmin/productRow.ts'
import { FormSection } from './FormSection.tsx'
import type { ProductFormState } from './useProductForm.ts'

type VisibilitySectionProps = {
  form: ProductFormState
  /** The states that the product can have after saving. */
  states: readonly ProductState[]
  /** The slug can be set only when the product is added. */
  isSlugEditable: boolean
  disabled: boolean
}

/** The visibility fields of the product form: state, featured and slug. */
export const VisibilitySection = ({ form, states, isSlugEditable, disabled }: VisibilitySectionProps) => (
  <FormSection title="Visibility">
    <fieldset disabled={disabled}>
      <RadioList
        legend="State"
        value={form.draft.state}
        options={states.map((state) => ({
          value: state,
          label: productStateBadges[state].label,
          detail: stateDetails[state],
        }))}
        onChange={(chosen) => {
          const state = states.find((each) => each === chosen)
          if (state) form.setAndTouch('state', state)
        }}
      />
    </fieldset>
    <Checkbox
      id={form.group('isFeatured').id}
      label="Featured"
      detail="The home page shows it under Featured."
      checked={form.draft.isFeatured.trim() === 'true'}
      disabled={disabled}
      onChange={(isFeatured) => form.setAndTouch('isFeatured', String(isFeatured))}
    />
    <TextField
      label="Featured priority"
      hint="The highest number comes first."
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      {...form.text('featuredPriority')}
    />
    {isSlugEditable && (
      <TextField
        label="Web address"
        hint="The last part of the product’s permanent address. Leave it empty to use the name."
        placeholder="vuthela-rondavel-kettle"
        autoComplete="off"
        disabled={disabled}
        {...form.text('slug')}
      />
    )}
  </FormSection>
)

const stateDetails: Record<ProductState, string> = {
  draft: 'Only admins see it.',
  listed: 'Shoppers find it and can order it.',
  withdrawn: 'No longer in the shop; old orders still show it.',
}
