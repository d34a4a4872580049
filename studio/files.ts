import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const shop = fileURLToPath(new URL('../web/public/pictures/', import.meta.url))
const sketches = join(tmpdir(), 'ekhaya-studio')
mkdirSync(sketches, { recursive: true })

/** The shop's four files of a picture: thumbnail and medium size, as AVIF and WebP. */
export const kept = async (name: string, png: Buffer) => {
  for (const [size, limit] of [
    [320, 12_000],
    [800, 36_000],
  ] as const) {
    const picture = sharp(await sharp(png).resize(size, size).png().toBuffer())
    const path = join(shop, `${name}-${size}`)
    const avif = (quality: number) => picture.clone().avif({ quality, effort: 5 }).toBuffer()
    const webp = (quality: number) => picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    await writeFile(`${path}.avif`, await within(limit, avif, 54))
    await writeFile(`${path}.webp`, await within(limit, webp, 74))
  }
}

/** Towels and wire cages have more grain than most: their quality comes down until the file is small enough. */
const within = async (
  limit: number,
  encoded: (quality: number) => Promise<Buffer>,
  quality: number,
): Promise<Buffer> => {
  const file = await encoded(quality)
  return file.length <= limit || quality <= 30 ? file : within(limit, encoded, quality - 6)
}

export const sketched = (name: string, png: Buffer) => writeFile(join(sketches, `${name}.png`), png)

/** PNGs in the temporary folder that show the pictures side by side, twelve each; answers their paths. */
export const contactSheets = (names: string[], draft: boolean) => {
  const sheets = Array.from({ length: Math.ceil(names.length / 12) }, (_, index) =>
    names.slice(index * 12, index * 12 + 12),
  )
  return Promise.all(sheets.map((sheet, index) => contactSheet(sheet, draft, join(sketches, `sheet-${index + 1}.png`))))
}

const contactSheet = async (names: string[], draft: boolean, path: string) => {
  const files = names.map((name) => (draft ? join(sketches, `${name}.png`) : join(shop, `${name}-800.webp`)))
  const prints = await Promise.all(files.map((file) => sharp(file).resize(side, side).png().toBuffer()))
  const sheet = {
    width: 4 * side,
    height: Math.ceil(prints.length / 4) * side,
    channels: 3 as const,
    background: '#fff',
  }
  const places = prints.map((input, index) => ({ input, left: (index % 4) * side, top: Math.floor(index / 4) * side }))
  await sharp({ create: sheet }).composite(places).png().toFile(path)
  return path
}

const side = 400
