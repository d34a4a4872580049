import { useState } from 'react'

export type DraftFormOptions<Draft, Field extends keyof Draft & string> = {
  draft: Draft
  onDraft: (change: (current: Draft) => Draft) => void
  /** The label of every field, in the order of the form. */
  labels: Readonly<Record<Field, string>>
  /** The server's validation errors for the submitted draft; each is hidden once its field changes. */
  serverErrors?: Partial<Record<Field, string>> | undefined
  errorOf: (field: Field, draft: Draft) => string | undefined
  /** Whether a field of two drafts is equal. */
  isSame: (field: Field, one: Draft, other: Draft) => boolean
  /** The id of a field's control on the page. */
  idOf: (field: Field) => string
}

/** The fields with a single text value. */
type TextField<Draft, Field extends keyof Draft> = {
  [Name in Field]: string extends Draft[Name] ? Name : never
}[Field]

/** The state of a long form: the props of its controls, and the error of each touched field. */
export const useDraftForm = <Draft, Field extends keyof Draft & string = keyof Draft & string>(
  options: DraftFormOptions<Draft, Field>,
) => {
  const { draft, onDraft, labels, serverErrors, errorOf, isSame, idOf } = options
  const [submitted, setSubmitted] = useState(draft)
  const [touched, setTouched] = useState<readonly Field[]>([])

  const fields = Object.keys(labels) as Field[]
  const serverErrorOf = (field: Field) => (isSame(field, draft, submitted) ? serverErrors?.[field] : undefined)
  const shownError = (field: Field) =>
    (touched.includes(field) ? errorOf(field, draft) : undefined) ?? serverErrorOf(field)
  const touch = (field: Field) => setTouched((current) => [...current, field])
  const set = <Name extends Field>(field: Name, value: Draft[Name]) =>
    onDraft((current) => ({ ...current, [field]: value }))
  const withErrors = (errorIn: (field: Field) => string | undefined) =>
    fields.flatMap((field) => {
      const error = errorIn(field)
      return error === undefined ? [] : [{ id: idOf(field), label: labels[field], error }]
    })

  return {
    draft,
    /** The invalid fields that keep the draft from being saved. */
    invalidFields: withErrors((field) => errorOf(field, draft) ?? serverErrorOf(field)),
    /** The fields that the server refused. */
    serverErrors: withErrors((field) => serverErrors?.[field]),
    markSubmitted: () => setSubmitted(draft),
    set,
    /** The props of a control with a single text value. */
    text: (field: TextField<Draft, Field>) => ({
      id: idOf(field),
      value: draft[field] as string,
      error: shownError(field),
      onChange: (value: string) => onDraft((current) => ({ ...current, [field]: value })),
      onBlur: () => touch(field),
    }),
    /** The props of a group of controls that form one field. */
    group: (field: Field) => ({ id: idOf(field), error: shownError(field) }),
    /** Sets a field of a group, and shows its error from now on. */
    setAndTouch: <Name extends Field>(field: Name, value: Draft[Name]) => {
      set(field, value)
      touch(field)
    },
  }
}
