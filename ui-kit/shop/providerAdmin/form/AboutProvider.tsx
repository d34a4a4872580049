import { countCharacters } from '#ui-kit/elements/countCharacters.ts'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { PicturesEditor, type PictureUploads } from '#ui-kit/shop/productAdmin/fields/PicturesEditor.tsx'
import { FormSection } from '#ui-kit/shop/productAdmin/form/FormSection.tsx'
import { TwoColumns } from '#ui-kit/shop/productAdmin/form/TwoColumns.tsx'
import { PortraitField, type PortraitUpload } from './PortraitField.tsx'
import type { ProviderFormState } from './useProviderForm.ts'

type AboutProviderProps = {
  form: ProviderFormState
  maxLength: number
  pictures: PictureUploads
  portrait: PortraitUpload
  disabled: boolean
}

/** The fields about the person and the work: names, description, experience and pictures. */
export const AboutProvider = ({ form, maxLength, pictures, portrait, disabled }: AboutProviderProps) => (
  <>
    <FormSection title="About">
      <TwoColumns>
        <TextField label="Full name" required autoComplete="off" disabled={disabled} {...form.text('fullName')} />
        <TextField label="Profession" required autoComplete="off" disabled={disabled} {...form.text('profession')} />
      </TwoColumns>
      <TextArea
        label="Description"
        hint={`${countCharacters(form.draft.description)} of ${maxLength} characters`}
        rows={6}
        required
        disabled={disabled}
        {...form.text('description')}
      />
      <TextField
        label="Years of experience"
        inputMode="numeric"
        required
        autoComplete="off"
        disabled={disabled}
        {...form.text('experienceYears')}
      />
    </FormSection>
    <FormSection title="Portrait and pictures">
      <PortraitField
        {...portrait}
        {...form.group('portrait')}
        portrait={form.draft.portrait}
        disabled={disabled}
        onRemove={() => form.setAndTouch('portrait', '')}
      />
      <PicturesEditor
        {...pictures}
        {...form.group('images')}
        pictures={form.draft.images}
        disabled={disabled}
        onChange={(images) => form.setAndTouch('images', images)}
      />
    </FormSection>
  </>
)
