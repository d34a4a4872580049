export interface ProposedEvent {
  id: string
  type: string
  json: boolean
  data: Uint8Array
  metadata: Uint8Array
}

export interface LoggedEvent extends ProposedEvent {
  stream: string
  revision: number
  position: number
  /** Milliseconds since the epoch. */
  created: number
}

/** The revision of a tombstone: its stream can never be written again. */
export const tombstoneRevision = Number.MAX_SAFE_INTEGER

export const systemEvent = (type: string, data: string): ProposedEvent => ({
  id: crypto.randomUUID(),
  type,
  json: true,
  data: Buffer.from(data),
  metadata: new Uint8Array(),
})
