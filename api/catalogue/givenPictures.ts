import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

// Pictures of the tests: real bytes, also of what no shop should take.

/** A kettle on a table, more or less: a blue disc on sand, with a little grain. To be encoded by whoever wants it. */
export const kettlePhoto = (width = 1200, height = 900) =>
  sharp(pixels(width, height, isKettle), { raw: { width, height, channels: 3 } })

/** A picture of noise: nothing is harder to make small. */
export const noise = (width = 1600, height = 1600) =>
  sharp(
    pixels(width, height, (x, y) => [random(x, y), random(y, x), random(x + y, y)]),
    { raw: { width, height, channels: 3 } },
  )

/** A PNG that says it is so large and holds a byte a pixel line: some kilobytes that unpack to gigabytes. */
export const pngOf = (width: number, height: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A drawing that would like to run a script, and to fetch something. */
export const scriptedDrawing =
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"
  onload="alert(1)"><script>alert(document.cookie)</script><image href="http://elsewhere.example/spy.png"/></svg>`)

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

type Colour = [red: number, green: number, blue: number]

const pixels = (width: number, height: number, colourAt: (x: number, y: number, far: number) => Colour) => {
  const bytes = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const far = Math.hypot(x - width / 2, y - height / 2) / Math.min(width, height)
      bytes.set(colourAt(x, y, far), (y * width + x) * 3)
    }
  }
  return bytes
}

const isKettle = (x: number, y: number, far: number): Colour => {
  const grain = random(x, y) % 6
  return far < 0.25 ? [42 + grain, 93 + grain, 176 + grain] : [217 + grain, 199 + grain, 163 + grain]
}

const random = (one: number, other: number) =>
  ((Math.imul(one + 7919, 2654435761) ^ Math.imul(other + 104729, 40503)) >>> 13) & 255
