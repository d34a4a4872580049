import { usualDelivery } from '#domain/shopIdentity.ts'
import type { Entries, Entry } from '#web/client/answers.ts'
import type { Known } from '#web/client/browserClient.ts'
import { CallFailed } from '#web/client/callFailed.ts'

/** What the server knew, as JSON that may stand inside a script element. */
export const writeState = ({ answers, ...more }: Known) =>
  JSON.stringify({ answers: answers.map(([name, entry]) => [name, plain(entry)]), ...more }).replaceAll('<', '\\u003c')

/** What the page's server knew; nothing where there is no page from a server. Its answers count as fresh. */
export const readState = (): Known => {
  const {
    answers = [],
    terms = usualDelivery,
    ...more
  }: Partial<Plain> = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
  const at = Date.now()
  return {
    ...more,
    terms,
    answers: answers.map(([name, entry]) => [name, { ...entry, reading: readingOf(entry), at }]),
  }
}

interface PlainEntry {
  key: string
  answer?: unknown
  failure?: Pick<CallFailed, 'message' | 'reason'>
}

interface Plain extends Omit<Known, 'answers'> {
  answers: [name: string, entry: PlainEntry][]
}

const plain = ({ key, reading: { answer, error } }: Entry): PlainEntry =>
  error ? { key, failure: { message: error.message, reason: error.reason } } : { key, answer }

const readingOf = ({ answer, failure }: PlainEntry): Entries[number][1]['reading'] =>
  failure
    ? { status: 'failed', error: new CallFailed(failure.message, failure.reason) }
    : { status: 'succeeded', answer }
