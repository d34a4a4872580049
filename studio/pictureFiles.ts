import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const pictureFolder = fileURLToPath(new URL('../web/public/pictures/', import.meta.url))
const draftFolder = join(tmpdir(), 'ekhaya-studio')
mkdirSync(draftFolder, { recursive: true })

/** The shop's four files of a picture: thumbnail and medium size, as AVIF and WebP. */
export const savePicture = async (name: string, png: Buffer) => {
  for (const [size, limit] of [
    [320, 12_000],
    [800, 36_000],
  ] as const) {
    const picture = sharp(await sharp(png).resize(size, size).png().toBuffer())
    const path = join(pictureFolder, `${name}-${size}`)
    const avif = (quality: number) => picture.clone().avif({ quality, effort: 5 }).toBuffer()
    const webp = (quality: number) => picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    await writeFile(`${path}.avif`, await encodeWithin(limit, avif, 54))
    await writeFile(`${path}.webp`, await encodeWithin(limit, webp, 74))
  }
}

/** Towels and wire cages have more grain than most: their quality comes down until the file is small enough. */
const encodeWithin = async (
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
  quality: number,
): Promise<Buffer> => {
  const file = await encode(quality)
  return file.length <= limit || quality <= 30 ? file : encodeWithin(limit, encode, quality - 6)
}

export const saveDraft = (name: string, png: Buffer) => writeFile(join(draftFolder, `${name}.png`), png)

/** Writes PNGs into the temporary folder that show the pictures side by side, twelve each; returns their paths. */
export const contactSheets = (names: string[], draft: boolean) => {
  const sheets = Array.from({ length: Math.ceil(names.length / 12) }, (_, index) =>
    names.slice(index * 12, index * 12 + 12),
  )
  return Promise.all(
    sheets.map((sheet, index) => contactSheet(sheet, draft, join(draftFolder, `sheet-${index + 1}.png`))),
  )
}

const contactSheet = async (names: string[], draft: boolean, path: string) => {
  const files = names.map((name) =>
    draft ? join(draftFolder, `${name}.png`) : join(pictureFolder, `${name}-800.webp`),
  )
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
