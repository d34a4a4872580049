import type { ClientReadableStream } from '@grpc/grpc-js'

/** Bytes that gRPC puts before each message: whether it is compressed (one), and its length (four). */
const headerLength = 5
const emptyHeader = Buffer.alloc(headerLength)

/**
 * Joins the messages of one call that arrive together. grpc-js passes each message through six layers, with a promise and two turns of the
 * loop; a small event costs more there than where it is folded. Without the private members of grpc-js, messages arrive one by one.
 */
export const messageJoiner = () => {
  let isJoined = false
  return {
    /** Call it before the answer to `call` begins. */
    join: (call: ClientReadableStream<unknown>) => {
      // The headers of the answer: none of its messages has been read yet.
      call.once('metadata', () => {
        const decoder = decoderOf(call)
        if (!decoder) return
        decoder.write = wholeMessages(decoder.maxReadMessageLength)
        isJoined = true
      })
    },
    /** The messages in what grpc-js hands over as one. */
    split: (bytes: Buffer) => (isJoined ? splitMessages(bytes) : [bytes]),
  }
}

/** The private members of grpc-js that lead to the decoder of the HTTP/2 stream. */
interface StreamingCall {
  call?: { call?: { child?: { underlyingCalls?: { call: { child?: { decoder?: StreamDecoder } } }[] } } }
}

interface StreamDecoder {
  maxReadMessageLength: number
  write(data: Buffer): Buffer[]
}

const decoderOf = (call: unknown) =>
  (call as StreamingCall).call?.call?.child?.underlyingCalls?.at(-1)?.call.child?.decoder

/** Returns a decoder that gives all whole messages as one, each with its header, behind an empty header. */
const wholeMessages = (maxLength: number) => {
  let parts: Buffer[] = []
  let length = 0
  let needed = headerLength
  return (data: Buffer) => {
    parts.push(data)
    length += data.length
    if (length < needed) return []
    const received = parts.length === 1 ? data : Buffer.concat(parts)
    const end = endOfMessages(received, maxLength)
    length = received.length - end.whole
    parts = length === 0 ? [] : [received.subarray(end.whole)]
    needed = end.next - end.whole
    return end.whole === 0 ? [] : [Buffer.concat([emptyHeader, received.subarray(0, end.whole)])]
  }
}

/** Where the last whole message ends, and where the one after it will. */
const endOfMessages = (received: Buffer, maxLength: number) => {
  let whole = 0
  let next = headerLength
  while (next <= received.length) {
    const length = received.readUInt32BE(whole + 1)
    if (maxLength !== -1 && length > maxLength) throw new RangeError(`A message has ${length} bytes`)
    next = whole + headerLength + length
    if (next > received.length) break
    whole = next
    next = whole + headerLength
  }
  return { whole, next }
}

const splitMessages = (joined: Buffer) => {
  const messages: Buffer[] = []
  for (let at = 0; at < joined.length; ) {
    if (joined[at] !== 0) throw new TypeError('A message is compressed')
    const start = at + headerLength
    at = start + joined.readUInt32BE(at + 1)
    messages.push(joined.subarray(start, at))
  }
  return messages
}
