import { withoutComments } from '#ci/withoutComments.ts'
import type { KitSource } from './kitPaths.ts'

/** The lines of the ui-kit that state a rule of the shop, as `file: line`. Such a sentence, or its figure, is given by the app. */
export const kitRules = (sources: readonly KitSource[]) =>
  sources.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .filter((line) => rule.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

// Like “2 years” is an example.
const rule =
  /\b(must|should) be\b|\bat (least|most) \$?\{?\w|(?<!“)\b\d+ (characters|digits|minutes|hours|days|years)\b|\bR\s?\d/i
