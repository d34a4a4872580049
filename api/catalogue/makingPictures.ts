import sharp, { type Metadata, type SharpOptions } from 'sharp'
import type { KeptPicture } from '#domain/catalogue/pictureMachine.ts'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import { kindOf, type PictureKind } from './pictureKind.ts'

// A decoder that the shop does not need is a door that it need not guard.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

const mostPixels = 40_000_000
/** Pixels of the longer side. */
const leastSide = 320
/** Seconds. */
const patience = 20
/** Bytes of all four files: as base64 in one fact they stay below the 1 MiB that EventStoreDB takes. */
const mostBytes = 700_000
const qualities = [
  { webp: 80, avif: 55 },
  { webp: 65, avif: 45 },
  { webp: 50, avif: 35 },
  { webp: 30, avif: 20 },
  { webp: 5, avif: 5 },
]
/** Of AVIF: twice as much would take five times as long for a twentieth less. */
const effort = 2
const white = '#ffffff'

/**
 * A picture as the shop keeps it: upright, whole, in the middle of a white square of 320 and of 800 pixels, without metadata. What is
 * no still picture of a kind that the shop takes is refused.
 */
export const makePicture = async (original: Uint8Array): Promise<KeptPicture | Refusal<RefusalName>> => {
  const kind = kindOf(original)
  if (typeof kind === 'object') return refuse('PictureKindIsWrong', { details: kind })
  const metadata = await sharp(original, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const fault = metadata ? faultOf(metadata, kind) : refuse<RefusalName>('PictureIsBroken')
  if (fault || !metadata) return fault ?? refuse('PictureIsBroken')

  const { width, height } = metadata.autoOrient
  const square = await squareOf(original).catch(() => undefined)
  return square ? { ...(await encoded(square)), width, height } : refuse('PictureIsBroken')
}

const reading: SharpOptions = { failOn: 'error', limitInputPixels: mostPixels, animated: false }

// Told by the header, before a pixel is unpacked.
const faultOf = ({ format, compression, width, height, pages = 1 }: Metadata, kind: PictureKind) => {
  const isWhatItBegins = format === kind || (kind === 'avif' && format === 'heif' && compression === 'av1')
  if (!isWhatItBegins) return refuse<RefusalName>('PictureIsBroken')
  if (width * height > mostPixels) return refuse<RefusalName>('PictureIsTooLarge', { details: { width, height } })
  if (Math.max(width, height) < leastSide)
    return refuse<RefusalName>('PictureIsTooSmall', { details: { width, height } })
  return pages > 1 ? refuse<RefusalName>('PictureMoves') : undefined
}

const squareOf = (original: Uint8Array) =>
  sharp(original, reading)
    .autoOrient()
    .flatten({ background: white })
    .resize(800, 800, { fit: 'contain', background: white })
    .toColourspace('srgb')
    .removeAlpha()
    .timeout({ seconds: patience })
    .raw()
    .toBuffer({ resolveWithObject: true })

type Square = Awaited<ReturnType<typeof squareOf>>

// The best quality that fits.
const encoded = async (square: Square) => {
  const [best, ...lower] = qualities
  let files = await filesOf(square, best ?? { webp: 80, avif: 55 })
  for (const quality of lower) {
    if (sizeOf(files) <= mostBytes) break
    files = await filesOf(square, quality)
  }
  return { thumbnail: inText(files.thumbnail), medium: inText(files.medium) }
}

const filesOf = async ({ data, info }: Square, quality: { webp: number; avif: number }) => {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const both = async (side: number) => ({
    webp: await sharp(data, { raw }).resize(side).webp({ quality: quality.webp }).toBuffer(),
    avif: await sharp(data, { raw }).resize(side).avif({ quality: quality.avif, effort }).toBuffer(),
  })
  return { thumbnail: await both(320), medium: await both(800) }
}

type Files = Awaited<ReturnType<typeof filesOf>>

const sizeOf = ({ thumbnail, medium }: Files) =>
  [thumbnail.webp, thumbnail.avif, medium.webp, medium.avif].reduce((bytes, file) => bytes + file.length, 0)

const inText = ({ webp, avif }: Files['medium']) => ({ webp: webp.toString('base64'), avif: avif.toString('base64') })
