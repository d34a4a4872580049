import { readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, 'baselines')
const fileOf = (name: string) => join(folder, `${name}.webp`)

/** The names of all baselines in the repository: `pages-shopper--cart.360-dark`. */
export const listBaselines = () =>
  readdirSync(folder)
    .map((file) => file.replace(/\.webp$/, ''))
    .toSorted()

/** The baseline of this name, encoded, or undefined where there is none. */
export const readBaseline = (name: string) => readFile(fileOf(name)).catch(() => undefined)

/** Keeps a picture as the baseline of this name: as WebP without loss, which is half as big as PNG. */
export const writeBaseline = async (name: string, picture: Buffer) => {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(name), await sharp(picture).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer())
}

/** Removes the baseline of this name. */
export const removeBaseline = (name: string) => rm(fileOf(name))
