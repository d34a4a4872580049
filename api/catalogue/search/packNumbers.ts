/** Packs product numbers as the gaps between them or as a bitmap, whichever takes fewer bytes. */
export const packNumbers = (numbers: Uint32Array): Uint8Array => {
  const sorted = numbers.slice().sort()
  const [gaps, bits] = [encodeGaps(sorted), encodeBitmap(sorted)]
  return gaps.length <= bits.length ? withFormat(gapFormat, gaps) : withFormat(bitmapFormat, bits)
}

/** Unpacks product numbers, ascending. */
export const unpackNumbers = ([format, ...bytes]: Uint8Array): Uint32Array =>
  format === bitmapFormat ? decodeBitmap(bytes) : decodeGaps(bytes)

const gapFormat = 0
const bitmapFormat = 1

const withFormat = (format: number, bytes: ArrayLike<number>) => {
  const framed = new Uint8Array(bytes.length + 1)
  framed[0] = format
  framed.set(bytes, 1)
  return framed
}

// Variable-length integers (LEB128): seven bits per byte, lowest first; the eighth bit says that more follow.
const encodeGaps = (sorted: Uint32Array) => {
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

const decodeGaps = (bytes: readonly number[]) => {
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

const encodeBitmap = (sorted: Uint32Array) => {
  const bytes = new Uint8Array(((sorted.at(-1) ?? 0) >> 3) + 1)
  for (const number of sorted) bytes[number >> 3] = (bytes[number >> 3] ?? 0) | (1 << (number & 7))
  return bytes
}

const decodeBitmap = (bytes: readonly number[]) =>
  Uint32Array.from(
    bytes.flatMap((byte, index) =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (1 << bit)).map((bit) => index * 8 + bit),
    ),
  )
