import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

// Picture files for tests, also of kinds that the shop must refuse.

/** A stand-in for the photo of a kettle: a blue disc on sand, with a little grain. The caller chooses the encoding. */
export const kettlePhoto = (width = 1200, height = 900) =>
  sharp(pixels(width, height, kettleColourAt), { raw: { width, height, channels: 3 } })

/** Noise, the hardest content to compress. */
export const noisePicture = (width = 1600, height = 1600) =>
  sharp(
    pixels(width, height, (x, y) => [pseudoRandom(x, y), pseudoRandom(y, x), pseudoRandom(x + y, y)]),
    { raw: { width, height, channels: 3 } },
  )

/** A black PNG of this size, one bit per pixel: some kilobytes that decode to gigabytes. */
export const emptyPng = (width: number, height: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** An SVG that tries to run a script and to load an external image. */
export const scriptedSvg =
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"
  onload="alert(1)"><script>alert(document.cookie)</script><image href="http://elsewhere.example/spy.png"/></svg>`)

const chunk = (type: string, data: Buffer) => {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(typeAndData))
  return Buffer.concat([length, typeAndData, checksum])
}

type Colour = [red: number, green: number, blue: number]

const pixels = (width: number, height: number, colourAt: (x: number, y: number, distance: number) => Colour) => {
  const bytes = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const distance = Math.hypot(x - width / 2, y - height / 2) / Math.min(width, height)
      bytes.set(colourAt(x, y, distance), (y * width + x) * 3)
    }
  }
  return bytes
}

const kettleColourAt = (x: number, y: number, distance: number): Colour => {
  const grain = pseudoRandom(x, y) % 6
  return distance < 0.25 ? [42 + grain, 93 + grain, 176 + grain] : [217 + grain, 199 + grain, 163 + grain]
}

const pseudoRandom = (one: number, other: number) =>
  ((Math.imul(one + 7919, 2654435761) ^ Math.imul(other + 104729, 40503)) >>> 13) & 255
