import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { countCharacters } from '#ui-kit/elements/countCharacters.ts'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { FormSection } from '#ui-kit/shop/productAdmin/form/FormSection.tsx'
import { TwoColumns } from '#ui-kit/shop/productAdmin/form/TwoColumns.tsx'
import { SlidePictureField, type SlidePictureUpload } from './SlidePictureField.tsx'
import type { SlideFormState } from './useSlideForm.ts'

type SlideFieldsProps = {
  form: SlideFormState
  picture: SlidePictureUpload
  maxLengths: { title: number; text: number }
  exampleLink: string
  disabled: boolean
}

/** The fields of a slide: its words, its picture, and when and where it is shown. */
export const SlideFields = ({ form, picture, maxLengths, exampleLink, disabled }: SlideFieldsProps) => (
  <>
    <FormSection title="Words">
      <TextField
        label="Title"
        hint={`${countCharacters(form.draft.title)} of ${maxLengths.title} characters`}
        required
        autoComplete="off"
        disabled={disabled}
        {...form.text('title')}
      />
      <TextArea
        label="Text"
        hint={`${countCharacters(form.draft.text)} of ${maxLengths.text} characters`}
        rows={3}
        required
        disabled={disabled}
        {...form.text('text')}
      />
      <TextField
        label="Link"
        hint={`A page of this shop, such as ${exampleLink}`}
        required
        inputMode="url"
        autoComplete="off"
        disabled={disabled}
        {...form.text('link')}
      />
    </FormSection>
    <FormSection title="Picture">
      <SlidePictureField
        {...picture}
        {...form.group('picture')}
        picture={form.draft.picture?.medium ?? ''}
        disabled={disabled}
        onRemove={() => form.setAndTouch('picture', undefined)}
      />
      <TextField
        label="What the picture shows"
        hint="For people who cannot see it."
        autoComplete="off"
        disabled={disabled}
        {...form.text('alt')}
      />
    </FormSection>
    <FormSection title="When and where">
      <TwoColumns>
        <TextField type="date" label="First day" required disabled={disabled} {...form.text('from')} />
        <TextField
          type="date"
          label="Last day"
          required
          min={form.draft.from || undefined}
          disabled={disabled}
          {...form.text('until')}
        />
      </TwoColumns>
      <TextField
        label="Place in the banner"
        hint="1 comes first. If two slides share a place, the older one comes first."
        inputMode="numeric"
        required
        autoComplete="off"
        disabled={disabled}
        {...form.text('order')}
      />
      <Checkbox
        id={form.group('isActive').id}
        label="In the banner"
        detail="Visitors see it on its days. Untick it to remove it at once."
        checked={form.draft.isActive}
        disabled={disabled}
        onChange={(isActive) => form.setAndTouch('isActive', isActive)}
      />
    </FormSection>
  </>
)
