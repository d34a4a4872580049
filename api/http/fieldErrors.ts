import type { FieldError } from '#domain/kernel/decision.ts'

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** What zod found, field by field, in words for people. */
export const fieldErrors = (issues: readonly Issue[]): FieldError[] =>
  issues.map(({ path, message }) => ({ field: path.join('.'), message: inWords(path, message) }))

// zod's own words are for programmers.
const inWords = (path: readonly PropertyKey[], message: string) =>
  /^(Invalid|Too)/.test(message) ? `${named(path)} is missing or not valid` : message

const named = (path: readonly PropertyKey[]) => {
  const last = path.at(-1) ?? 'request'
  if (typeof last !== 'number') return `The ${String(last)}`
  return `Number ${last + 1} of the ${String(path.findLast((part) => typeof part !== 'number') ?? 'list')}`
}
