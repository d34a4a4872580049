import { useId } from 'react'
import { RadioList } from '#ui-kit/elements/RadioList.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { FormSection } from './FormSection.tsx'
import { type ProductState, stateLooks } from './productRow.ts'
import type { ProductForming } from './useProductForm.ts'

type WindowSectionProps = {
  form: ProductForming
  /** The states it can have after saving. */
  states: readonly ProductState[]
  /** Its address can be chosen once, when it is added. */
  slugOpen: boolean
  disabled: boolean
}

/** Whether and where shoppers see it. */
export const WindowSection = ({ form, states, slugOpen, disabled }: WindowSectionProps) => {
  const answersId = useId()

  return (
    <FormSection title="In the window">
      <fieldset disabled={disabled}>
        <RadioList
          legend="State"
          value={form.draft.state}
          options={states.map((state) => ({ value: state, label: stateLooks[state].words, detail: meanings[state] }))}
          onChange={(chosen) => {
            const state = states.find((each) => each === chosen)
            if (state) form.choose('state', state)
          }}
        />
      </fieldset>
      <TextField
        label="Featured"
        hint="true or false: whether it stands among the featured products of the home page."
        list={answersId}
        autoComplete="off"
        disabled={disabled}
        {...form.text('isFeatured')}
      />
      <datalist id={answersId}>
        <option value="true" />
        <option value="false" />
      </datalist>
      <TextField
        label="Featured priority"
        hint="The highest stands first."
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        {...form.text('featuredPriority')}
      />
      {slugOpen && (
        <TextField
          label="Slug"
          hint="Its address in the shop, for life. Left empty, it is made of the name."
          placeholder="vuthela-rondavel-kettle"
          autoComplete="off"
          disabled={disabled}
          {...form.text('slug')}
        />
      )}
    </FormSection>
  )
}

const meanings: Record<ProductState, string> = {
  draft: 'Only admins see it.',
  listed: 'Shoppers find it and can order it.',
  withdrawn: 'Gone from the shop; old orders keep it.',
}
