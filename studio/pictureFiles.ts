import { existsSync, mkdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { PictureFormat } from './picture.ts'

const pictureFolder = fileURLToPath(new URL('../web/public/pictures/', import.meta.url))
const draftFolder = join(tmpdir(), 'ekhaya-studio')
mkdirSync(draftFolder, { recursive: true })

/** Widths of the files of a picture, and how many bytes each may have. */
const sizes = {
  square: [
    [320, 12_000],
    [800, 36_000],
  ],
  wide: [
    [320, 5_000],
    [640, 12_000],
  ],
  desk: [[1120, 36_000]],
  phone: [[640, 20_000]],
} as const satisfies Record<PictureFormat, readonly (readonly [width: number, bytes: number])[]>

/** The shop's files of a picture: each of its sizes as AVIF and WebP. */
export const savePicture = async (name: string, png: Buffer, format: PictureFormat = 'square') => {
  for (const [width, limit] of sizes[format]) {
    const picture = sharp(await sharp(png).resize(width).png().toBuffer())
    const path = join(pictureFolder, `${name}-${width}`)
    await mkdir(dirname(path), { recursive: true })
    const avif = (quality: number) => picture.clone().avif({ quality, effort: 5 }).toBuffer()
    const webp = (quality: number) => picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    await writeFile(`${path}.avif`, await encodeWithin(limit, avif, 54))
    await writeFile(`${path}.webp`, await encodeWithin(limit, webp, 74))
  }
}

/** Towels and wire cages have more grain than most: their quality comes down until the file is small enough. */
export const encodeWithin = async (
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
  quality: number,
): Promise<Buffer> => {
  const file = await encode(quality)
  return file.length <= limit || quality <= 30 ? file : encodeWithin(limit, encode, quality - 6)
}

export const saveDraft = (name: string, png: Buffer) => writeFile(draftOf(name), png)

const draftOf = (name: string) => join(draftFolder, `${name.replace('/', '-')}.png`)

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
  const files = names.map((name) => (draft ? draftOf(name) : largestFileOf(name)))
  const prints = await Promise.all(
    files.map((file) => sharp(file).resize(side, side, { fit: 'contain', background: '#fff' }).png().toBuffer()),
  )
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

const largestFileOf = (name: string) => {
  const paths = [1120, 800, 640].map((width) => join(pictureFolder, `${name}-${width}.webp`))
  return paths.find(existsSync) ?? ''
}

const side = 400
