import type { FieldError } from '#domain/kernel/decision.ts'

interface Issue {
  path: readonly PropertyKey[]
  message: string
  /** Where one of several forms was to be met: what each of them misses. */
  errors?: readonly (readonly Issue[])[]
}

/** What zod found, field by field, in words for people. */
export const fieldErrors = (issues: readonly Issue[]): FieldError[] =>
  issues.flatMap(meant).map(({ path, message }) => ({ field: path.join('.'), message: inWords(path, message) }))

// Of several forms, the first that has fields as well as what was sent.
const meant = (issue: Issue): readonly Issue[] => {
  const form = issue.errors?.find((missed) => missed.every(({ path }) => path.length > 0))
  return form?.map(({ path, message }) => ({ path: [...issue.path, ...path], message })) ?? [issue]
}

// zod's own words are for programmers.
const inWords = (path: readonly PropertyKey[], message: string) =>
  /^(Invalid|Too)/.test(message) ? `${named(path)} is missing or not valid` : message

const named = (path: readonly PropertyKey[]) => {
  const last = path.at(-1) ?? 'request'
  if (typeof last !== 'number') return `The ${String(last)}`
  return `Number ${last + 1} of the ${String(path.findLast((part) => typeof part !== 'number') ?? 'list')}`
}
