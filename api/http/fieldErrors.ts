import type { FieldError } from '#domain/kernel/decision.ts'

interface Issue {
  path: readonly PropertyKey[]
  message: string
  /** For a union of schemas: the issues of each. */
  errors?: readonly (readonly Issue[])[]
}

/** Maps zod's issues to an error message per field. */
export const fieldErrors = (issues: readonly Issue[]): FieldError[] =>
  issues
    .flatMap(closestUnionIssues)
    .map(({ path, message }) => ({ field: path.join('.'), message: messageFor(path, message) }))

// Of several schemas, the first whose issues concern fields of the input.
const closestUnionIssues = (issue: Issue): readonly Issue[] => {
  const form = issue.errors?.find((missed) => missed.every(({ path }) => path.length > 0))
  return form?.map(({ path, message }) => ({ path: [...issue.path, ...path], message })) ?? [issue]
}

// zod's own messages are not written for customers.
const messageFor = (path: readonly PropertyKey[], message: string) =>
  /^(Invalid|Too)/.test(message) ? `${describeField(path)} is missing or not valid` : message

const describeField = (path: readonly PropertyKey[]) => {
  const last = path.at(-1) ?? 'request'
  if (typeof last !== 'number') return `The ${String(last)}`
  return `Number ${last + 1} of the ${String(path.findLast((part) => typeof part !== 'number') ?? 'list')}`
}
