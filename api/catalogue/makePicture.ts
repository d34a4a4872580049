import sharp, { type Metadata, type OutputInfo, type SharpOptions } from 'sharp'
import type { StoredPicture } from '#domain/catalogue/pictureMachine.ts'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'

// Every decoder that the shop does not need is blocked, since decoders are attack surface.
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

const maxPixels = 40_000_000
/** Pixels of the longer side that a shape is cut from. */
const maxSide = 1600
/** Pixels of the longer side. */
const minSide = 320
/** Seconds. */
const encodeTimeout = 20
/** Bytes of all four files: as base64 in one fact they stay below the 1 MiB that EventStoreDB accepts. */
const maxBytes = 700_000
const qualities = [
  { webp: 80, avif: 55 },
  { webp: 65, avif: 45 },
  { webp: 50, avif: 35 },
  { webp: 30, avif: 20 },
  { webp: 5, avif: 5 },
]
/** CPU effort of the AVIF encoder (0 to 9): 4 would take five times as long and save a twentieth of the bytes. */
const avifEffort = 2
const white = '#ffffff'

/**
 * The files of a shape in pixels: a square shows a picture uncropped and centred on white; a slide is cropped about its middle, 4 to 3 and 16 to 9.
 */
const pictureShapes = {
  square: { thumbnail: [320, 320], medium: [800, 800], fit: 'contain' },
  slide: { thumbnail: [640, 480], medium: [1120, 630], fit: 'cover' },
} as const

export type PictureShape = keyof typeof pictureShapes

/**
 * Converts a file to what the shop stores: upright, in the two sizes of a shape, without metadata. Refuses animations, damaged files and
 * unsupported formats.
 */
export const makePicture = async (
  original: Uint8Array,
  shape: PictureShape,
): Promise<StoredPicture | Refusal<RefusalName>> => {
  const kind = detectPictureKind(original)
  if (typeof kind === 'object') return refuse('PictureKindIsWrong', { details: kind })
  const metadata = await sharp(original, { ...readOptions, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const refusal = metadata ? checkMetadata(metadata, kind) : refuse<RefusalName>('PictureIsBroken')
  if (refusal || !metadata) return refusal ?? refuse('PictureIsBroken')

  const { width, height } = metadata.autoOrient
  const pixels = await decode(original, shape).catch(() => undefined)
  return pixels ? { ...(await encode(pixels)), width, height } : refuse('PictureIsBroken')
}

/** Converts a picture of the shop to JPEG, transparent parts to white. */
export const toJpeg = (picture: Uint8Array) =>
  sharp(picture, readOptions)
    .flatten({ background: white })
    .timeout({ seconds: encodeTimeout })
    .jpeg({ quality: jpegQuality })
    .toBuffer()

const jpegQuality = 82

const readOptions: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels, animated: false }

// Checks the header only, before any pixel is decoded.
const checkMetadata = ({ format, compression, width, height, pages = 1 }: Metadata, kind: PictureKind) => {
  const matchesKind = format === kind || (kind === 'avif' && format === 'heif' && compression === 'av1')
  if (!matchesKind) return refuse<RefusalName>('PictureIsBroken')
  if (width * height > maxPixels) return refuse<RefusalName>('PictureIsTooLarge', { details: { width, height } })
  if (Math.max(width, height) < minSide) return refuse<RefusalName>('PictureIsTooSmall', { details: { width, height } })
  return pages > 1 ? refuse<RefusalName>('PictureMoves') : undefined
}

const decode = async (original: Uint8Array, shape: PictureShape): Promise<Record<'thumbnail' | 'medium', Raw>> => {
  const { thumbnail, medium, fit } = pictureShapes[shape]
  const upright = await sharp(original, readOptions)
    .autoOrient()
    .flatten({ background: white })
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .timeout({ seconds: encodeTimeout })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const resized = ([width, height]: readonly [number, number]) =>
    sharp(upright.data, { raw: rawOf(upright.info) })
      .resize(width, height, { fit, background: white })
      .raw()
      .toBuffer({ resolveWithObject: true })
  return { thumbnail: await resized(thumbnail), medium: await resized(medium) }
}

type Pixels = Awaited<ReturnType<typeof decode>>

interface Raw {
  data: Buffer
  info: OutputInfo
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels })

// Encodes with the best quality that stays within `maxBytes`.
const encode = async (pixels: Pixels) => {
  const [best, ...lower] = qualities
  let files = await encodeFiles(pixels, best ?? { webp: 80, avif: 55 })
  for (const quality of lower) {
    if (totalBytes(files) <= maxBytes) break
    files = await encodeFiles(pixels, quality)
  }
  return { thumbnail: toBase64(files.thumbnail), medium: toBase64(files.medium) }
}

const encodeFiles = async ({ thumbnail, medium }: Pixels, quality: { webp: number; avif: number }) => {
  const encodeBoth = async ({ data, info }: Raw) => ({
    webp: await sharp(data, { raw: rawOf(info) })
      .webp({ quality: quality.webp })
      .toBuffer(),
    avif: await sharp(data, { raw: rawOf(info) })
      .avif({ quality: quality.avif, effort: avifEffort })
      .toBuffer(),
  })
  return { thumbnail: await encodeBoth(thumbnail), medium: await encodeBoth(medium) }
}

type Files = Awaited<ReturnType<typeof encodeFiles>>

const totalBytes = ({ thumbnail, medium }: Files) =>
  [thumbnail.webp, thumbnail.avif, medium.webp, medium.avif].reduce((bytes, file) => bytes + file.length, 0)

const toBase64 = ({ webp, avif }: Files['medium']) => ({ webp: webp.toString('base64'), avif: avif.toString('base64') })

/** The picture formats that an upload may have. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** Detects the format by the first bytes; `found` describes an unsupported one. File names and Content-Type headers are ignored. */
const detectPictureKind = (file: Uint8Array): PictureKind | { found: string } => {
  const startsWith = (hex: string, at = 0) =>
    Buffer.from(file.subarray(at, at + hex.length / 2)).toString('hex') === hex
  const textAt = (from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1')

  if (startsWith('ffd8ff')) return 'jpeg'
  if (startsWith('89504e470d0a1a0a')) return 'png'
  if (textAt(0, 4) === 'RIFF' && textAt(8, 12) === 'WEBP') return 'webp'
  if (textAt(4, 12) === 'ftypavif') return 'avif'
  return { found: describeOther(textAt(0, 512)) }
}

const describeOther = (head: string) =>
  otherFormats.find(([sign]) => sign.test(head))?.[1] ?? 'no picture that the shop knows'

const otherFormats: [sign: RegExp, found: string][] = [
  [/<svg|<!doctype svg|^\s*<\?xml/i, 'a drawing (SVG)'],
  [/^GIF8/, 'a GIF'],
  [/^(II\*\0|MM\0\*)/, 'a TIFF'],
  [/^.{4}ftyp(heic|heix|heim|heis|hevc|mif1|msf1|avis)/s, 'a HEIC picture or a moving AVIF'],
  [/^BM/, 'a BMP'],
  [/^(MZ|.ELF|#!|PK)/, 'a program or an archive'],
  [/^%PDF/, 'a PDF'],
  [/<html|<script/i, 'a web page'],
]
