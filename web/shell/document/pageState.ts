import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import type { PageState } from '#web/state/browserClient.ts'
import { CallFailed } from '#web/state/http/callFailed.ts'
import type { CacheEntries, CacheEntry } from '#web/state/http/queryCache.ts'

/** Serializes the state of a rendered page as JSON that is safe in a script element. An answer that many pages show is serialized once. */
export const writeState = ({ answers, ...rest }: PageState) => {
  const entries = answers.map(([name, entry]) => `[${safeJson(name)},${entryJson(entry)}]`)
  // What follows the brace: the terms at least.
  return `{"answers":[${entries.join()}],${safeJson(rest).slice(1)}`
}

/**
 * Parses the state of the rendered page; empty without a server-rendered page. Its answers count as fresh, unless the visitor came back to a
 * page that the browser has kept without asking whether it is still the same.
 */
export const readState = (): PageState => {
  const {
    answers = [],
    terms = defaultDeliveryTerms,
    ...rest
  }: Partial<SerializedState> = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
  const at = cameBack() ? 0 : Date.now()
  return {
    ...rest,
    terms,
    answers: answers.map(([name, entry]) => [name, { ...entry, result: resultOf(entry), at }]),
  }
}

const cameBack = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

interface SerializedEntry {
  key: string
  answer?: unknown
  failure?: Pick<CallFailed, 'message' | 'reason'>
}

interface SerializedState extends Omit<PageState, 'answers'> {
  answers: [name: string, entry: SerializedEntry][]
}

const entryJson = ({ key, result: { answer, error } }: CacheEntry) => {
  const failure = error && { message: error.message, reason: error.reason }
  return failure ? safeJson({ key, failure }) : `{"key":${safeJson(key)},"answer":${answerJson(answer)}}`
}

/** Forgotten with the answer, which is another object as soon as anything about it changes. */
const knownJson = new WeakMap<object, string>()

const answerJson = (answer: unknown) =>
  answer instanceof Object ? knownJson.getOrInsertComputed(answer, safeJson) : safeJson(answer)

const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const resultOf = ({ answer, failure }: SerializedEntry): CacheEntries[number][1]['result'] =>
  failure
    ? { status: 'failed', error: new CallFailed(failure.message, failure.reason) }
    : { status: 'succeeded', answer }
