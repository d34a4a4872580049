import type { LoggedEvent } from './events.ts'

export interface Metadata {
  softDeleted: boolean
  truncateBefore: number
  maxCount: number
  /** Milliseconds. */
  maxAge: number
}

export const metastreamOf = (stream: string) => `$$${stream}`

/** The stream that a metastream speaks of. */
export const originalOf = (stream: string) => (stream.startsWith('$$') ? stream.slice(2) : undefined)

// Text, because the number is larger than JavaScript holds exactly.
const deletedStream = '9223372036854775807'

/** What a deletion writes: whatever else the metadata said is gone. */
export const deletion = `{"$tb":${deletedStream}}`

/** The metadata of a stream that is written again after its deletion. */
export const undeletion = (event: LoggedEvent | undefined, firstVisible: number) =>
  JSON.stringify({ ...JSON.parse(textOf(event)), $tb: firstVisible })

export const metadataOf = (event: LoggedEvent | undefined): Metadata => {
  const text = textOf(event)
  const softDeleted = text.includes(deletedStream)
  const { $tb = 0, $maxCount = endless, $maxAge = endless }: Record<string, number> = JSON.parse(text)
  if ($tb >= 2 ** 63 && !softDeleted) return metadataOf(undefined)

  return { softDeleted, truncateBefore: $tb, maxCount: $maxCount, maxAge: $maxAge * 1000 }
}

/** The events that a read of the stream may see. */
export const retained = (events: readonly LoggedEvent[], metadata: Metadata, now: number) => {
  const last = events.at(-1)?.revision ?? -1
  const first = Math.max(metadata.truncateBefore, last - metadata.maxCount + 1)
  return events.filter((event) => event.revision >= first && event.created >= now - metadata.maxAge)
}

const endless = Number.POSITIVE_INFINITY

const textOf = (event: LoggedEvent | undefined) => Buffer.from(event?.data ?? '{}').toString()
