import type { FormEvent } from 'react'
import { isUploading } from '#ui-kit/shop/productAdmin/fields/pictureUpload.ts'
import { ConflictPanel } from '#ui-kit/shop/productAdmin/form/ConflictPanel.tsx'
import { conflictFields, mergeDrafts } from '#ui-kit/shop/productAdmin/form/draftConflict.ts'
import { FormProblem } from '#ui-kit/shop/productAdmin/form/FormProblem.tsx'
import { SaveBar } from '#ui-kit/shop/productAdmin/form/SaveBar.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { SlideFields } from './SlideFields.tsx'
import type { SlidePictureUpload } from './SlidePictureField.tsx'
import { SlidePreview } from './SlidePreview.tsx'
import {
  formatSlideField,
  isSameSlide,
  isSameSlideField,
  type SlideDraft,
  slideFieldLabels,
  trimSlide,
} from './slideDraft.ts'
import { type SlideCheck, type SlideErrors, type UpdateSlideDraft, useSlideForm } from './useSlideForm.ts'

export type SlideFormProps = {
  /** Adds a new slide, or updates an existing one. */
  mode: 'add' | 'update'
  /** What the fields hold. */
  draft: SlideDraft
  /** Called with a function that changes the draft. */
  onDraft: UpdateSlideDraft
  /** The slide as it was when opened or last saved. */
  opened: SlideDraft
  /** The rules of the fields. */
  check: SlideCheck
  /** How long the title and the text may be, in characters. */
  maxLengths: { title: number; text: number }
  /** A link that a slide may have, as an example. */
  exampleLink: string
  /** The picture of the slide, and its upload. */
  picture: SlidePictureUpload
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** The slide was just saved. */
  saved?: boolean | undefined
  /** Why saving failed as a whole. */
  problem?: string | undefined
  /** The server's validation errors by field; each is hidden once its field changes. */
  errors?: SlideErrors | undefined
  /** Set if somebody else saved the slide in the meantime: who, when, and the saved version. */
  conflict?: { by: string; when: string; theirs: SlideDraft } | undefined
  /** Receives the merged draft; from then on `opened` is the saved version. */
  onSettle: (draft: SlideDraft) => void
  /** Receives a valid draft with trimmed values. */
  onSubmit: (draft: SlideDraft) => void
  /** Where Cancel leads: back to where one came from. */
  cancelHref: string
}

/** The form of a slide with its preview. Fields show errors after blur; saving is disabled until all are valid. */
export const SlideForm = (props: SlideFormProps) => {
  const { mode, draft, opened, busy = false, problem, conflict } = props
  const form = useSlideForm(props)
  const dirty = !isSameSlide(draft, opened)
  const blockedReason = blockedReasonOf(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.invalidFields.length > 0 || !dirty || busy || blockedReason) return
    form.markSubmitted()
    props.onSubmit(trimSlide(draft))
  }

  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      {problem && <FormProblem problem={problem} fields={form.serverErrors} />}
      {conflict && (
        <ConflictPanel
          by={conflict.by}
          when={conflict.when}
          fields={conflictFields(comparison, { opened, mine: draft, theirs: conflict.theirs })}
          onSettle={(choices) => props.onSettle(mergeDrafts(draft, conflict.theirs, choices))}
        />
      )}
      <SlidePreview draft={draft} />
      <SlideFields
        form={form}
        picture={props.picture}
        maxLengths={props.maxLengths}
        exampleLink={props.exampleLink}
        disabled={busy}
      />
      <SaveBar
        label={mode === 'add' ? 'Add slide' : 'Update slide'}
        invalidFields={form.invalidFields.map(({ id, label }) => ({ id, label }))}
        blockedReason={blockedReason}
        dirty={dirty}
        busy={busy}
        saved={props.saved ?? false}
        cancelHref={props.cancelHref}
      />
    </Stack>
  )
}

const comparison = { labels: slideFieldLabels, isSame: isSameSlideField, format: formatSlideField }

const blockedReasonOf = ({ conflict, picture }: SlideFormProps) => {
  if (conflict) return `First choose which version to keep: ${conflict.by} changed it too.`
  return picture.upload && isUploading(picture.upload) ? 'The picture is still uploading.' : undefined
}
