import { TextField } from '#ui-kit/elements/TextField.tsx'
import { ChipsEditor } from '#ui-kit/shop/productAdmin/fields/ChipsEditor.tsx'
import { splitValues } from '#ui-kit/shop/productAdmin/fields/tags.ts'
import { FormSection } from '#ui-kit/shop/productAdmin/form/FormSection.tsx'
import { CategoryPathSelect } from './CategoryPathSelect.tsx'
import type { ProviderCategoryNode } from './providerCategories.ts'
import type { ProviderFormState } from './useProviderForm.ts'

type ProviderReachProps = {
  form: ProviderFormState
  categories: readonly ProviderCategoryNode[]
  areas: readonly string[]
  disabled: boolean
}

/** Where the provider is found: category, contact, place and areas served. */
export const ProviderReach = ({ form, categories, areas, disabled }: ProviderReachProps) => (
  <>
    <FormSection title="Found under">
      <CategoryPathSelect
        {...form.group('categories')}
        tree={categories}
        path={form.draft.categories}
        disabled={disabled}
        onChange={(path) => form.setAndTouch('categories', path)}
      />
    </FormSection>
    <FormSection title="Contact">
      <TextField
        label="Phone number"
        hint="Like 082 555 0143."
        type="tel"
        inputMode="tel"
        required
        autoComplete="off"
        disabled={disabled}
        {...form.text('phoneNumber')}
      />
      <TextField
        label="E-mail address"
        type="email"
        required
        autoComplete="off"
        disabled={disabled}
        {...form.text('email')}
      />
    </FormSection>
    <FormSection title="Place and areas">
      <TextField label="Location" required autoComplete="off" disabled={disabled} {...form.text('location')} />
      <TextField
        label="Zone or section"
        required
        autoComplete="off"
        disabled={disabled}
        {...form.text('zoneOrSection')}
      />
      <ChipsEditor
        {...form.group('areasServed')}
        legend="Areas served"
        noun="area"
        listLabel="Areas served"
        hint="Enter or a comma adds it: a suburb, a township, a town."
        values={form.draft.areasServed}
        parse={splitValues}
        maxLength={60}
        suggestions={areas}
        disabled={disabled}
        onChange={(areasServed) => form.setAndTouch('areasServed', areasServed)}
      />
    </FormSection>
  </>
)
