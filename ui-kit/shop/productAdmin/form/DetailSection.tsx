import { ListEditor } from '#ui-kit/shop/productAdmin/fields/ListEditor.tsx'
import { SpecificationEditor } from '#ui-kit/shop/productAdmin/fields/SpecificationEditor.tsx'
import { FormSection } from './FormSection.tsx'
import type { ProductFormState } from './useProductForm.ts'

/** The list fields of the product form: features, specifications and box contents. */
export const DetailSection = ({ form, disabled }: { form: ProductFormState; disabled: boolean }) => (
  <FormSection title="Details">
    <ListEditor
      {...form.group('features')}
      legend="Features"
      noun="feature"
      placeholder="Switches itself off"
      rows={form.draft.features}
      disabled={disabled}
      onChange={(features) => form.setAndTouch('features', features)}
    />
    <SpecificationEditor
      {...form.group('specifications')}
      legend="Specifications"
      rows={form.draft.specifications}
      disabled={disabled}
      onChange={(specifications) => form.setAndTouch('specifications', specifications)}
    />
    <ListEditor
      {...form.group('whatsInTheBox')}
      legend="What’s in the box"
      noun="thing"
      placeholder="Kettle"
      rows={form.draft.whatsInTheBox}
      disabled={disabled}
      onChange={(whatsInTheBox) => form.setAndTouch('whatsInTheBox', whatsInTheBox)}
    />
  </FormSection>
)
