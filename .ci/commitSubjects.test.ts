import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Commits before this time do not follow the rule, and we do not rewrite history. */
const since = '2026-11-22T13:00:00Z'

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' }).stdout ?? ''

// An archive without a history has nothing to check. Merge commits are left out: their branches are checked before.
const subjects = git('log', '--no-merges', `--since=${since}`, '--format=%s').split('\n').filter(Boolean)

const subjectErrors = (subject: string) => [
  ...(subject.length > 72 ? [`${subject.length} characters`] : []),
  ...(/^[a-zA-Z][\w-]*: \S/.test(subject) ? [] : ['does not begin with "noun: "']),
]

describe('a commit subject', () => {
  it.each(['cart: keep the focus after a merge', 'eventStore: read in pages'])('"%s" is accepted', (subject) => {
    expect(subjectErrors(subject)).toEqual([])
  })

  it.each(['Fix things', 'cart:no blank', `cart: ${'long '.repeat(20)}`, 'the cart: two words before the colon'])(
    '"%s" is refused',
    (subject) => {
      expect(subjectErrors(subject)).not.toEqual([])
    },
  )

  it('names its noun and one change in at most 72 characters', () => {
    expect(subjects.filter((subject) => subjectErrors(subject).length > 0)).toEqual([])
  })
})
