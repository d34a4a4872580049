import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { demoProviders } from '#api/demo/serviceProviders.ts'
import { encodeWithin } from './pictureFiles.ts'
import { portraitOf } from './portrait.ts'

// Draws the portraits of the demo providers: all of them, or those of the ids that are given.

const folder = fileURLToPath(new URL('../web/public/pictures/providers/', import.meta.url))
mkdirSync(folder, { recursive: true })

const requested = process.argv.slice(2)

for (const { id, fullName, portrait } of demoProviders) {
  if (!portrait || (requested.length && !requested.includes(id))) continue
  const drawing = await sharp(Buffer.from(portraitOf(fullName, portrait)))
    .png()
    .toBuffer()
  for (const size of [320, 96]) {
    const picture = sharp(await sharp(drawing).resize(size, size).png().toBuffer())
    const avif = (quality: number) => picture.clone().avif({ quality, effort: 5 }).toBuffer()
    const webp = (quality: number) => picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    await writeFile(`${folder}${id}-${size}.avif`, await encodeWithin(5_000, avif, 58))
    await writeFile(`${folder}${id}-${size}.webp`, await encodeWithin(5_800, webp, 72))
  }
}
