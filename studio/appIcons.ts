import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { dark, light } from '#ui-kit/theme/palettes.ts'

// Draws the icons of the installed app from the shop's mark.

const publicFolder = fileURLToPath(new URL('../web/public/', import.meta.url))
const mark = await readFile(`${publicFolder}favicon.svg`, 'utf8')

/** `share`: the part of the width that the mark takes. Systems cut a maskable icon to a circle of 80 percent. */
const drawIcon = async (name: string, size: number, { share, background, walls }: IconStyle) => {
  const drawing = mark.replace(/<style>.*?<\/style>/s, `<style>.walls { fill: ${walls} }</style>`)
  const markSize = Math.round(size * share)
  const house = await sharp(Buffer.from(drawing), { density: 72 * (markSize / 36) })
    .resize(markSize, markSize)
    .png()
    .toBuffer()
  const icon = sharp({ create: { width: size, height: size, channels: 4, background } }).composite([{ input: house }])
  await writeFile(`${publicFolder}${name}`, inFormat(name, size, await icon.png(pngOptions).toBuffer()))
}

const pngOptions = { compressionLevel: 9, palette: true }

/** An icon file of Windows holds one PNG behind a directory of one entry. */
const inFormat = (name: string, size: number, png: Buffer) => {
  if (!name.endsWith('.ico')) return png
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(size, 6)
  directory.writeUInt8(size, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}

interface IconStyle {
  share: number
  background: string
  walls: string
}

const transparent = { share: 1, background: '#00000000', walls: light.brand }
const filled = { share: 0.56, background: light.brand, walls: dark.ink }

await drawIcon('icons/icon-192.png', 192, transparent)
await drawIcon('icons/icon-512.png', 512, transparent)
await drawIcon('icons/icon-maskable-512.png', 512, filled)
await drawIcon('favicon.ico', 48, transparent)
await drawIcon('icons/apple-touch-icon.png', 180, { ...filled, share: 0.66 })
