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
  await writeFile(`${publicFolder}icons/${name}.png`, await icon.png({ compressionLevel: 9, palette: true }).toBuffer())
}

interface IconStyle {
  share: number
  background: string
  walls: string
}

const transparent = { share: 1, background: '#00000000', walls: light.brand }
const filled = { share: 0.56, background: light.brand, walls: dark.ink }

await drawIcon('icon-192', 192, transparent)
await drawIcon('icon-512', 512, transparent)
await drawIcon('icon-maskable-512', 512, filled)
await drawIcon('apple-touch-icon', 180, { ...filled, share: 0.66 })
