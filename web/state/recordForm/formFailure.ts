import type { CallFailed } from '#web/state/http/callFailed.ts'

/**
 * The messages of a failed save: `problem` above the form starts with `sentence`, `errors` stand at the refused fields. `fieldOf` returns the
 * form's field for the first part of the server's field name, if the form has one.
 */
export const formFailure = <Field extends string>(
  failed: CallFailed | undefined,
  sentence: string,
  fieldOf: (name: string) => Field | undefined,
) => {
  if (!failed) return {}
  const errors = fieldErrors(failed.reason.errors ?? [], fieldOf)
  const hasFieldErrors = Object.keys(errors).length > 0

  return { problem: hasFieldErrors ? sentence : `${sentence}: ${failed.message}`, errors }
}

// `features.2` belongs to the field `features`.
const fieldErrors = <Field extends string>(
  errors: readonly { field: string; message: string }[],
  fieldOf: (name: string) => Field | undefined,
) =>
  Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const name = fieldOf(field.split('.')[0] ?? '')
      return name ? [[name, message] as const] : []
    }),
  ) as Partial<Record<Field, string>>
