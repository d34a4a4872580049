import { useDraftForm } from '#ui-kit/elements/useDraftForm.ts'
import { isSameSlideField, type SlideDraft, type SlideField, slideFieldLabels, trimSlide } from './slideDraft.ts'

/** Validates a field of a trimmed draft: returns an error message, or undefined. */
export type SlideCheck = (field: SlideField, draft: SlideDraft) => string | undefined

/** The server's validation errors for the submitted slide, by field. */
export type SlideErrors = Partial<Record<SlideField, string>>

export type UpdateSlideDraft = (change: (current: SlideDraft) => SlideDraft) => void

type SlideFormOptions = {
  draft: SlideDraft
  onDraft: UpdateSlideDraft
  check: SlideCheck
  errors?: SlideErrors | undefined
}

/** The state of the slide form. */
export const useSlideForm = ({ draft, onDraft, check, errors }: SlideFormOptions) =>
  useDraftForm({
    draft,
    onDraft,
    serverErrors: errors,
    labels: slideFieldLabels,
    errorOf: (field, current) => check(field, trimSlide(current)),
    isSame: isSameSlideField,
    idOf: (field) => `slide-${field}`,
  })

export type SlideFormState = ReturnType<typeof useSlideForm>
