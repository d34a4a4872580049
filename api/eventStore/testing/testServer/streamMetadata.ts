import type { LoggedEvent } from './events.ts'

export interface StreamMetadata {
  softDeleted: boolean
  truncateBefore: number
  maxCount: number
  /** Milliseconds. */
  maxAge: number
}

export const metastreamOf = (stream: string) => `$$${stream}`

/** The stream to which a metastream belongs. */
export const originalStreamOf = (stream: string) => (stream.startsWith('$$') ? stream.slice(2) : undefined)

// A string, because the number exceeds JavaScript's safe integers.
const deletedMarker = '9223372036854775807'

/** The metadata that a deletion writes: it replaces all other metadata. */
export const deletionMetadata = `{"$tb":${deletedMarker}}`

/** The metadata of a stream that is written again after its deletion: earlier events stay hidden. */
export const recreationMetadata = (event: LoggedEvent | undefined, firstVisible: number) =>
  JSON.stringify({ ...JSON.parse(textOf(event)), $tb: firstVisible })

export const parseMetadata = (event: LoggedEvent | undefined): StreamMetadata => {
  const text = textOf(event)
  const softDeleted = text.includes(deletedMarker)
  const { $tb = 0, $maxCount = unlimited, $maxAge = unlimited }: Record<string, number> = JSON.parse(text)
  if ($tb >= 2 ** 63 && !softDeleted) return parseMetadata(undefined)

  return { softDeleted, truncateBefore: $tb, maxCount: $maxCount, maxAge: $maxAge * 1000 }
}

/** The events that a read of the stream returns. */
export const visibleEvents = (events: readonly LoggedEvent[], metadata: StreamMetadata, now: number) => {
  const last = events.at(-1)?.revision ?? -1
  const first = Math.max(metadata.truncateBefore, last - metadata.maxCount + 1)
  return events.filter((event) => event.revision >= first && event.created >= now - metadata.maxAge)
}

const unlimited = Number.POSITIVE_INFINITY

const textOf = (event: LoggedEvent | undefined) => Buffer.from(event?.data ?? '{}').toString()
