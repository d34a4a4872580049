import { ProtobufReader } from './protobufReader.ts'

/** An event as the server sends it. */
export interface ReceivedEvent {
  id: string
  stream: string
  revision: number
  /** Commit position. */
  position: number
  type: string
  /** JSON, if the shop wrote the event. */
  metadata: string
  data: string
}

/** One message of a subscription. `other`: a checkpoint, or what a newer server sends besides. */
export type SubscriptionMessage = ReceivedEvent | 'confirmation' | 'caughtUp' | 'fellBehind' | 'other'

// The numbers are those of the fields in the server's `streams.proto` and `shared.proto`.

/** Decodes a `ReadResp`: only the fields that a fact needs, because the generated classes cost more than folding the fact. */
export const decodeSubscriptionMessage = (bytes: Buffer): SubscriptionMessage => {
  const response = new ProtobufReader(bytes)
  switch (response.next()) {
    case 1:
      return resolvedEvent(response.message())
    case 2:
      return 'confirmation'
    case 8:
      return 'caughtUp'
    case 9:
      return 'fellBehind'
    default:
      return 'other'
  }
}

const resolvedEvent = (resolved: ProtobufReader): SubscriptionMessage => {
  for (let field = resolved.next(); field !== 0; field = resolved.next())
    if (field === 1) return recordedEvent(resolved.message())
  return 'other'
}

const recordedEvent = (recorded: ProtobufReader): ReceivedEvent => {
  // Protobuf leaves out zeros and empty fields.
  const event = { id: '', stream: '', revision: 0, position: 0, type: '', metadata: '', data: '' }
  for (let field = recorded.next(); field !== 0; field = recorded.next()) {
    if (field === 1) event.id = textAt(recorded.message(), 2)
    else if (field === 2) event.stream = textAt(recorded.message(), 3)
    else if (field === 3) event.revision = recorded.integer()
    else if (field === 5) event.position = recorded.integer()
    else if (field === 6 && textAt(recorded.message(), 1) === 'type') event.type = textAt(recorded.message(), 2)
    else if (field === 7) event.metadata = recorded.text()
    else if (field === 8) event.data = recorded.text()
  }
  return event
}

const textAt = (message: ProtobufReader, wanted: number) => {
  for (let field = message.next(); field !== 0; field = message.next()) if (field === wanted) return message.text()
  return ''
}
