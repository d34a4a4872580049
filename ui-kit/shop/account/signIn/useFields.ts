import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstInvalid } from '#ui-kit/elements/focusFirstInvalid.ts'
import { useAfterMouseUp } from '#ui-kit/elements/useAfterMouseUp.ts'

/** Validates a trimmed value, given the other values of the form: returns an error message, or undefined. */
export type FieldRules<Name extends string> = Record<
  Name,
  (value: string, all: Readonly<Record<Name, string>>) => string | undefined
>

/** The server's validation errors for the submitted values, by field. */
export type RefusedFields = Readonly<Record<string, string>> | undefined

/**
 * The state of the form fields: an error shows after the blur of its field, a server error until its field changes. The first
 * empty field gets the focus initially, unless the focus is in the form already, and the first field with a server error after a submit.
 */
export const useFields = <Name extends string>(
  rules: FieldRules<Name>,
  initialValues: Record<Name, string>,
  refused: RefusedFields,
) => {
  const form = useRef<HTMLFormElement>(null)
  const afterMouseUp = useAfterMouseUp()
  const [typed, setTyped] = useState(initialValues)
  const [submitted, setSubmitted] = useState(initialValues)
  const [touched, setTouched] = useState<readonly Name[]>([])
  const names = Object.keys(initialValues) as Name[]
  const values = trimValues(typed, names)
  const errorOf = (name: Name) =>
    rules[name](values[name], values) ?? (values[name] === submitted[name] ? refused?.[name] : undefined)
  const isReady = names.every((name) => errorOf(name) === undefined)

  useEffect(() => {
    // On a busy device this runs late: who has gone into the form by then stays where they are.
    if (form.current?.contains(document.activeElement)) return
    const inputs = inputsOf(form.current)
    const first = inputs.find(({ value }) => value === '') ?? inputs.find(({ type }) => type === 'email')
    first?.focus()
  }, [])
  useEffect(() => {
    const first = refused && inputsOf(form.current).find(({ name }) => name in refused)
    // The blur makes screen readers announce the error even if the field already had the focus.
    first?.blur()
    first?.focus()
    first?.select()
  }, [refused])

  return {
    form,
    isReady,
    /** Passes the trimmed values to `send` if all are valid. */
    submit: (send: (values: Record<Name, string>) => void) => (event: FormEvent) => {
      event.preventDefault()
      if (!isReady) return
      setSubmitted(values)
      send(values)
    },
    /** For the form element: Enter shows the errors while the form is invalid. */
    onKeyDown: focusFirstInvalid(() => setTouched(names)),
    field: (name: Name) => ({
      name,
      value: typed[name],
      error: touched.includes(name) || refused?.[name] ? errorOf(name) : undefined,
      onChange: (value: string) => setTyped((previous) => ({ ...previous, [name]: value })),
      onBlur: () => afterMouseUp(() => setTouched((previous) => [...previous, name])),
    }),
  }
}

const trimValues = <Name extends string>(typed: Record<Name, string>, names: readonly Name[]) => {
  const values = { ...typed }
  for (const name of names) values[name] = typed[name].trim()
  return values
}

const inputsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[name]:enabled') ?? []),
]
