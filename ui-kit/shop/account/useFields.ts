import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toFirstWrong } from '#ui-kit/elements/toFirstWrong.ts'
import { useWhenReleased } from '#ui-kit/elements/useWhenReleased.ts'

/** What is wrong with a trimmed value beside the others of its form, or nothing. */
export type FieldRules<Name extends string> = Record<
  Name,
  (value: string, all: Readonly<Record<Name, string>>) => string | undefined
>

/** What the shop has against the values that were sent. */
export type RefusedFields = Readonly<Record<string, string>> | undefined

/**
 * The fields of a form: a complaint shows once its field was left, and what the shop refused until it is changed. The first field
 * that needs its owner has the focus at the beginning, and the first that was refused after that.
 */
export const useFields = <Name extends string>(
  rules: FieldRules<Name>,
  known: Record<Name, string>,
  refused: RefusedFields,
) => {
  const form = useRef<HTMLFormElement>(null)
  const whenReleased = useWhenReleased()
  const [typed, setTyped] = useState(known)
  const [sent, setSent] = useState(known)
  const [left, setLeft] = useState<readonly Name[]>([])
  const names = Object.keys(known) as Name[]
  const values = trimmed(typed, names)
  const wrong = (name: Name) =>
    rules[name](values[name], values) ?? (values[name] === sent[name] ? refused?.[name] : undefined)
  const isReady = names.every((name) => wrong(name) === undefined)

  useEffect(() => {
    const inputs = inputsOf(form.current)
    const first = inputs.find(({ value }) => value === '') ?? inputs.find(({ type }) => type === 'email')
    first?.focus()
  }, [])
  useEffect(() => {
    const first = refused && inputsOf(form.current).find(({ name }) => name in refused)
    // Read aloud with its complaint also where it had the focus before.
    first?.blur()
    first?.focus()
    first?.select()
  }, [refused])

  return {
    form,
    isReady,
    /** Gives the trimmed values to `send`, where all are in order. */
    submit: (send: (values: Record<Name, string>) => void) => (event: FormEvent) => {
      event.preventDefault()
      if (!isReady) return
      setSent(values)
      send(values)
    },
    /** Goes on the form: Enter in a form that cannot be sent yet shows why. */
    onKeyDown: toFirstWrong(() => setLeft(names)),
    field: (name: Name) => ({
      name,
      value: typed[name],
      error: left.includes(name) || refused?.[name] ? wrong(name) : undefined,
      onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
      onBlur: () => whenReleased(() => setLeft((before) => [...before, name])),
    }),
  }
}

const trimmed = <Name extends string>(typed: Record<Name, string>, names: readonly Name[]) => {
  const values = { ...typed }
  for (const name of names) values[name] = typed[name].trim()
  return values
}

const inputsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[name]:enabled') ?? []),
]
