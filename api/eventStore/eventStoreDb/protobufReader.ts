/** Wire types of protobuf: how long a field is. */
const [varint, fixed64, delimited, fixed32] = [0, 1, 2, 5]

/**
 * Reads the fields of a protobuf message one after the other (https://protobuf.dev/programming-guides/encoding). Call `next`, then the
 * method for the type of that field, or none to skip it.
 */
export class ProtobufReader {
  readonly #bytes: Buffer
  readonly #end: number
  #at: number
  /** Where the field that `next` found ends. */
  #fieldEnd: number

  constructor(bytes: Buffer, start = 0, end = bytes.length) {
    this.#bytes = bytes
    this.#at = start
    this.#fieldEnd = start
    this.#end = end
  }

  /** The number of the next field; 0 after the last one. */
  next(): number {
    this.#at = this.#fieldEnd
    if (this.#at >= this.#end) return 0
    const tag = this.#varint()
    this.#fieldEnd = this.#endOf(tag & 7)
    if (this.#fieldEnd > this.#end) throw new RangeError('A protobuf message ends within a field')
    return tag >>> 3
  }

  /** Exact up to 2^53. */
  integer(): number {
    return this.#varint()
  }

  text(): string {
    return this.#bytes.toString('utf8', this.#at, this.#fieldEnd)
  }

  message(): ProtobufReader {
    return new ProtobufReader(this.#bytes, this.#at, this.#fieldEnd)
  }

  #endOf(wireType: number) {
    if (wireType === delimited) {
      const length = this.#varint()
      return this.#at + length
    }
    if (wireType === fixed64) return this.#at + 8
    if (wireType === fixed32) return this.#at + 4
    if (wireType !== varint) throw new RangeError(`Protobuf has no wire type ${wireType}`)
    let end = this.#at
    while ((this.#bytes[end] ?? 0) > 127) end += 1
    return end + 1
  }

  #varint() {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.#at] ?? 0
      this.#at += 1
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }
}
