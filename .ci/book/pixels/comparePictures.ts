import sharp from 'sharp'

/** Steps of 255 by which a channel may differ: processors round differently, and nobody sees it. */
const tolerance = 2

const red = [220, 0, 0] as const

interface Pixels {
  /** Three bytes each: red, green, blue. */
  data: Buffer
  width: number
  height: number
}

/** Compares two encoded pictures pixel by pixel. */
export const comparePictures = async (before: Buffer, after: Buffer) => {
  const [old, current] = [await decode(before), await decode(after)]
  const [width, height] = [Math.max(old.width, current.width), Math.max(old.height, current.height)]
  const changed = old.data.equals(current.data) ? [] : changedPixels(old, current, { width, height })

  return {
    /** How many pixels differ. */
    changed: changed.length,
    /** Before, after, and what has changed in red, beside one another: an encoded PNG. */
    draw: () => drawDifference(old, current, { width, height, changed }),
  }
}

const decode = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Places in a canvas of this size, counted row by row. A pixel that only one picture has is a changed one. */
const changedPixels = (old: Pixels, current: Pixels, { width, height }: { width: number; height: number }) => {
  const changed: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isAlike(old, current, x, y)) changed.push(y * width + x)
    }
  }
  return changed
}

const isAlike = (old: Pixels, current: Pixels, x: number, y: number) => {
  if (x >= Math.min(old.width, current.width) || y >= Math.min(old.height, current.height)) return false
  const [before, after] = [(y * old.width + x) * 3, (y * current.width + x) * 3]
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((old.data[before + channel] ?? 0) - (current.data[after + channel] ?? 0)) > tolerance) return false
  }
  return true
}

interface Difference {
  width: number
  height: number
  changed: readonly number[]
}

const drawDifference = async (old: Pixels, current: Pixels, { width, height, changed }: Difference) => {
  const marks = Buffer.alloc(width * height * 4)
  for (const place of changed) marks.set([...red, 255], place * 4)
  const canvas = { width: width * 3, height, channels: 3 as const, background: 'white' }
  const pale = await sharp(current.data, { raw: rawOf(current) })
    .linear(0.25, 190)
    .png()
    .toBuffer()

  return sharp({ create: canvas })
    .composite([
      { input: old.data, raw: rawOf(old), left: 0, top: 0 },
      { input: current.data, raw: rawOf(current), left: width, top: 0 },
      { input: pale, left: width * 2, top: 0 },
      { input: marks, raw: { width, height, channels: 4 }, left: width * 2, top: 0 },
    ])
    .png()
    .toBuffer()
}

const rawOf = ({ width, height }: Pixels) => ({ width, height, channels: 3 as const })
