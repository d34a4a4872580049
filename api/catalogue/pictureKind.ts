/** The kinds of pictures that are taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** What a file is by its first bytes: a kind that is taken, or in words what else. Names and headers are not believed. */
export const kindOf = (file: Uint8Array): PictureKind | { found: string } => {
  const starts = (hex: string, at = 0) => Buffer.from(file.subarray(at, at + hex.length / 2)).toString('hex') === hex
  const text = (from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1')

  if (starts('ffd8ff')) return 'jpeg'
  if (starts('89504e470d0a1a0a')) return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 12) === 'ftypavif') return 'avif'
  return { found: foundIn(text(0, 512)) }
}

const foundIn = (beginning: string) =>
  others.find(([sign]) => sign.test(beginning))?.[1] ?? 'no picture that the shop knows'

const others: [sign: RegExp, found: string][] = [
  [/<svg|<!doctype svg|^\s*<\?xml/i, 'a drawing (SVG)'],
  [/^GIF8/, 'a GIF'],
  [/^(II\*\0|MM\0\*)/, 'a TIFF'],
  [/^.{4}ftyp(heic|heix|heim|heis|hevc|mif1|msf1|avis)/s, 'a HEIC picture or a moving AVIF'],
  [/^BM/, 'a BMP'],
  [/^(MZ|.ELF|#!|PK)/, 'a program or an archive'],
  [/^%PDF/, 'a PDF'],
  [/<html|<script/i, 'a web page'],
]
