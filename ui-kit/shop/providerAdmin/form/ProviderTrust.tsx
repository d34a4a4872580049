import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { FormSection } from '#ui-kit/shop/productAdmin/form/FormSection.tsx'
import type { ProviderFormState } from './useProviderForm.ts'

type ProviderTrustProps = { form: ProviderFormState; disabled: boolean }

/** Whether the provider is listed and verified. */
export const ProviderTrust = ({ form, disabled }: ProviderTrustProps) => (
  <FormSection title="In the directory">
    <div>
      <Checkbox
        id={form.group('isActive').id}
        label="Listed"
        detail="Customers can find and book them. Existing bookings stay."
        checked={form.draft.isActive}
        disabled={disabled}
        onChange={(isActive) => form.setAndTouch('isActive', isActive)}
      />
      <Checkbox
        id={form.group('verified').id}
        label="Verified"
        detail="We have seen an identity document and two references."
        checked={form.draft.verified}
        disabled={disabled}
        onChange={(verified) => form.setAndTouch('verified', verified)}
      />
    </div>
  </FormSection>
)
