import { type FactMeta, type StoredFact, UnreadableData } from '#api/eventStore/eventStore.ts'
import { ownMetadata } from './storedEvents.ts'
import type { ReceivedEvent } from './subscriptionMessage.ts'

/** Converts an event of a subscription to a fact; undefined for system events. Throws `ForeignFact`. */
export const receivedFact = (event: ReceivedEvent): StoredFact | undefined =>
  event.type.startsWith('$') ? undefined : new ReceivedFact(event)

class ReceivedFact implements StoredFact {
  readonly id: string
  readonly type: string
  readonly version: number
  readonly meta: FactMeta
  readonly stream: string
  readonly revision: number
  readonly position: number
  readonly #text: string
  #data: unknown
  #isParsed = false

  constructor(event: ReceivedEvent) {
    const { id, version, meta } = ownMetadata(event, parsedOrUndefined(event.metadata))
    this.id = id
    this.type = event.type
    this.version = version
    this.meta = meta
    this.stream = event.stream
    this.revision = event.revision
    this.position = event.position
    this.#text = event.data
  }

  // Parsed on first access: most subscribers skip most facts.
  get data() {
    if (!this.#isParsed) this.#data = this.#parsed()
    this.#isParsed = true
    return this.#data
  }

  #parsed(): unknown {
    try {
      return JSON.parse(this.#text)
    } catch (cause) {
      throw new UnreadableData(this, { cause })
    }
  }
}

const parsedOrUndefined = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
