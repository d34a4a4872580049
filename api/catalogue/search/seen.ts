/** Which products somebody has been shown, in as few bytes as there can be: their numbers one by one, or a bit for every number. */
export const packedNumbers = (numbers: Uint32Array): Uint8Array => {
  const sorted = numbers.slice().sort()
  const [gaps, bits] = [gapsOf(sorted), bitsOf(sorted)]
  return gaps.length <= bits.length ? packed(asGaps, gaps) : packed(asBits, bits)
}

/** Ascending. */
export const unpackedNumbers = ([form, ...bytes]: Uint8Array): Uint32Array =>
  form === asBits ? ofBits(bytes) : ofGaps(bytes)

const asGaps = 0
const asBits = 1

const packed = (form: number, bytes: ArrayLike<number>) => {
  const all = new Uint8Array(bytes.length + 1)
  all[0] = form
  all.set(bytes, 1)
  return all
}

// Seven bits a byte, the lowest first; the eighth tells that more follow.
const gapsOf = (sorted: Uint32Array) => {
  const bytes: number[] = []
  let last = 0
  for (const number of sorted) {
    let gap = number - last
    for (; gap > 127; gap >>>= 7) bytes.push((gap & 127) | 128)
    bytes.push(gap)
    last = number
  }
  return bytes
}

const ofGaps = (bytes: readonly number[]) => {
  const numbers: number[] = []
  let [last, gap, shift] = [0, 0, 0]
  for (const byte of bytes) {
    gap |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    last += gap
    numbers.push(last)
    gap = 0
    shift = 0
  }
  return Uint32Array.from(numbers)
}

const bitsOf = (sorted: Uint32Array) => {
  const bytes = new Uint8Array(((sorted.at(-1) ?? 0) >> 3) + 1)
  for (const number of sorted) bytes[number >> 3] = (bytes[number >> 3] ?? 0) | (1 << (number & 7))
  return bytes
}

const ofBits = (bytes: readonly number[]) =>
  Uint32Array.from(
    bytes.flatMap((byte, at) => [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (1 << bit)).map((bit) => at * 8 + bit)),
  )
