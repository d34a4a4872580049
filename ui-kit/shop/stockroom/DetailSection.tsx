import { FormSection } from './FormSection.tsx'
import { ListEditor } from './ListEditor.tsx'
import { SpecificationEditor } from './SpecificationEditor.tsx'
import type { ProductForming } from './useProductForm.ts'

/** What it does, what it measures, and what one finds in the box. */
export const DetailSection = ({ form, disabled }: { form: ProductForming; disabled: boolean }) => (
  <FormSection title="Details">
    <ListEditor
      {...form.group('features')}
      legend="Features"
      noun="feature"
      placeholder="Switches itself off"
      rows={form.draft.features}
      disabled={disabled}
      onChange={(features) => form.choose('features', features)}
    />
    <SpecificationEditor
      {...form.group('specifications')}
      legend="Specifications"
      rows={form.draft.specifications}
      disabled={disabled}
      onChange={(specifications) => form.choose('specifications', specifications)}
    />
    <ListEditor
      {...form.group('whatsInTheBox')}
      legend="What’s in the box"
      noun="thing"
      placeholder="Kettle"
      rows={form.draft.whatsInTheBox}
      disabled={disabled}
      onChange={(whatsInTheBox) => form.choose('whatsInTheBox', whatsInTheBox)}
    />
  </FormSection>
)
