import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/callsOf.ts'
import { type GivenShop, givenShop } from '#api/givenShop.ts'
import { kettlePhoto, noise, pngOf, scriptedDrawing } from './givenPictures.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const give = (content: Buffer, type = 'image/jpeg') =>
  shop.when.themba('POST products/images', { upload: { type, content: new Uint8Array(content) } })

const kept = async (content: Buffer, type?: string) => (await give(content, type)).body.result

const fetched = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${shop.url}${path}`, { headers })
  return { status: answer.status, headers: answer.headers, file: Buffer.from(await answer.arrayBuffer()) }
}

const colourAt = async (file: Buffer, left: number, top: number) => {
  const one = sharp(file).removeAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await one.raw().toBuffer())]
}

const nobodys = '0'.repeat(32)

const isSand = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green > 180 && blue > 140 && blue < 190
const isBlue = ([red = 0, , blue = 0]: number[]) => red < 90 && blue > 140
const isWhite = (colour: number[]) => colour.every((part) => part > 245)

describe('a picture of a product', () => {
  it('is kept as a thumbnail and a medium one, in two formats', async () => {
    const { id, thumbnail, medium, width, height } = await kept(await kettlePhoto().jpeg().toBuffer())
    expect([thumbnail, medium]).toEqual([`/pictures/kept/${id}-320.webp`, `/pictures/kept/${id}-800.webp`])
    expect([width, height]).toEqual([1200, 900])

    for (const [path, side] of [
      [thumbnail, 320],
      [medium, 800],
    ] as const) {
      const webp = await fetched(path)
      const avif = await fetched(path.replace('.webp', '.avif'))
      expect([webp.headers.get('content-type'), avif.headers.get('content-type')]).toEqual(['image/webp', 'image/avif'])
      const inside = await Promise.all([webp, avif].map(({ file }) => sharp(file).metadata()))
      expect(inside).toMatchObject([
        { format: 'webp', width: side, height: side },
        { format: 'heif', compression: 'av1', width: side, height: side },
      ])
    }
  })

  it.each([
    ['JPEG', (photo: Sharp) => photo.jpeg()],
    ['PNG', (photo: Sharp) => photo.png()],
    ['WebP', (photo: Sharp) => photo.webp()],
    ['AVIF', (photo: Sharp) => photo.avif()],
    ['CMYK JPEG', (photo: Sharp) => photo.toColourspace('cmyk').jpeg()],
    ['grey PNG', (photo: Sharp) => photo.greyscale().png()],
  ])('may be a %s, whatever its header says', async (_kind, encoded) => {
    const answer = await give(await encoded(kettlePhoto(400, 400)).toBuffer(), 'image/png')
    expect(outcome(answer)).toEqual([200])
  })

  it.each([
    ['320 pixels on its longer side', () => kettlePhoto(320, 10).png().toBuffer()],
    ['40 million pixels', () => pngOf(6400, 6250)],
  ])('may have %s', async (_size, bytes) => expect(outcome(await give(await bytes()))).toEqual([200]))

  it('stands whole in the middle of a white square', async () => {
    const { medium } = await kept(await kettlePhoto(1600, 800).jpeg().toBuffer())
    const { file } = await fetched(medium)
    expect(isWhite(await colourAt(file, 400, 100))).toBe(true)
    expect(isSand(await colourAt(file, 10, 400))).toBe(true)
    expect(isBlue(await colourAt(file, 400, 400))).toBe(true)
  })

  it('gets a white ground where one could look through', async () => {
    const ghost = await sharp({ create: { width: 500, height: 500, channels: 4, background: '#2a5db000' } })
      .png()
      .toBuffer()
    const { file } = await fetched((await kept(ghost)).medium)
    expect(isWhite(await colourAt(file, 400, 400))).toBe(true)
  })

  it('is upright, however the camera was held, and tells nothing of where it was taken', async () => {
    const exif = { IFD0: { Artist: 'Amina Daniels' }, IFD3: { GPSLatitude: '26/1 15/1 0/1' } }
    const sideways = await kettlePhoto(1200, 600).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { medium, thumbnail, width, height } = await kept(sideways)
    expect([width, height]).toEqual([600, 1200])
    for (const path of [medium, thumbnail, medium.replace('webp', 'avif')]) {
      const { file } = await fetched(path)
      const { exif, orientation, icc, xmp } = await sharp(file).metadata()
      expect([exif, orientation, icc, xmp]).toEqual(Array(4).fill(undefined))
      expect(file.includes('Amina')).toBe(false)
    }
    const { file } = await fetched(medium)
    expect(isWhite(await colourAt(file, 50, 400))).toBe(true)
    expect(isSand(await colourAt(file, 400, 20))).toBe(true)
  })

  it('is the same picture when the same bytes come again, also at once: one fact', async () => {
    const photo = await kettlePhoto(640, 480).png().toBuffer()
    const answers = await Promise.all([1, 2, 3].map(() => give(photo)))
    answers.push(await give(photo))
    const ids = new Set(answers.map(({ body }) => body.result.id))
    expect(ids.size).toBe(1)
    expect(await shop.facts(`picture-${[...ids][0]}`)).toEqual(['PictureKept'])
  })

  it('fits into one fact, however hard it is to make small', async () => {
    const { id } = await kept(await noise().png().toBuffer())
    const fact = await shop.raw.readLast(`picture-${id}`)
    expect(JSON.stringify(fact).length).toBeLessThan(1_000_000)
  }, 60_000)
})

describe('no picture of a product is', () => {
  const photo = () => kettlePhoto(600, 600)
  const moving = () =>
    Promise.all([400, 500].map((width) => kettlePhoto(width, width).resize(400).png().toBuffer())).then((frames) =>
      sharp(frames, { join: { animated: true } })
        .webp({ delay: [100, 100] })
        .toBuffer(),
    )

  it.each<[string, () => Promise<Buffer> | Buffer, string | undefined, [number, string], RegExp]>([
    ['a drawing with a script', () => scriptedDrawing, 'image/png', [415, 'PictureKindIsWrong'], /drawing \(SVG\)/],
    ['a drawing that says what it is', () => scriptedDrawing, 'image/svg+xml', [415, 'FileTypeIsWrong'], /image\/jpeg/],
    [
      'a renamed program',
      () => Buffer.from('MZ\x90\0\x03 This program cannot be run in DOS mode'),
      undefined,
      [415, 'PictureKindIsWrong'],
      /program/,
    ],
    [
      'a web page',
      () => Buffer.from('<html><script>alert(1)</script>'),
      undefined,
      [415, 'PictureKindIsWrong'],
      /web page/,
    ],
    ['a GIF', () => photo().gif().toBuffer(), undefined, [415, 'PictureKindIsWrong'], /GIF/],
    [
      'a GIF that is a script as well',
      () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)'),
      undefined,
      [415, 'PictureKindIsWrong'],
      /GIF/,
    ],
    ['a TIFF', () => photo().tiff().toBuffer(), undefined, [415, 'PictureKindIsWrong'], /TIFF/],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), undefined, [415, 'PictureKindIsWrong'], /HEIC/],
    [
      'a picture of 20 000 x 20 000 pixels',
      () => pngOf(20_000, 20_000),
      'image/png',
      [413, 'PictureIsTooLarge'],
      /20000 x 20000/,
    ],
    [
      'one of a row more than 40 million pixels',
      () => pngOf(6400, 6251),
      'image/png',
      [413, 'PictureIsTooLarge'],
      /6251/,
    ],
    ['a very wide one', () => pngOf(400_000, 101), 'image/png', [413, 'PictureIsTooLarge'], /40 million/],
    ['a stamp', () => kettlePhoto(319, 200).png().toBuffer(), undefined, [400, 'PictureIsTooSmall'], /319 x 200/],
    ['a moving picture', moving, undefined, [400, 'PictureMoves'], /stands still/],
    [
      'half a JPEG',
      async () => halfOf(await photo().jpeg().toBuffer()),
      undefined,
      [400, 'PictureIsBroken'],
      /damaged/,
    ],
    ['half a PNG', async () => halfOf(await photo().png().toBuffer()), undefined, [400, 'PictureIsBroken'], /damaged/],
    [
      'half an AVIF',
      async () => halfOf(await photo().avif().toBuffer()),
      undefined,
      [400, 'PictureIsBroken'],
      /damaged/,
    ],
    [
      'the first bytes of a JPEG with a program behind',
      () => Buffer.from('ffd8ffe04d5a90000300', 'hex'),
      undefined,
      [400, 'PictureIsBroken'],
      /damaged/,
    ],
    ['nothing', () => Buffer.alloc(0), undefined, [400, 'FileIsEmpty'], /empty/],
    [
      'a photo as text',
      () => photo().jpeg().toBuffer(),
      'text/plain',
      [415, 'FileTypeIsWrong'],
      /Send the file itself/,
    ],
    ['more than 8 MB', () => Buffer.alloc(8 * 1024 * 1024 + 1, 1), undefined, [413, 'FileIsTooLarge'], /8 MB/],
    ['30 MB', () => Buffer.alloc(30 * 1024 * 1024, 1), undefined, [413, 'FileIsTooLarge'], /8 MB/],
  ])('%s', async (_what, bytes, type, expected, sentence) => {
    const content = await bytes()
    const before = await shop.store.head()
    const began = performance.now()
    const answer = await give(content, type)
    expect(outcome(answer)).toEqual(expected)
    expect(answer.body.message).toMatch(sentence)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(await shop.store.head()).toBe(before)
  })

  const halfOf = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2))
})

describe('a kept picture', () => {
  let path: string
  beforeAll(async () => {
    path = (await kept(await kettlePhoto(500, 400).jpeg().toBuffer())).medium
  })

  it('is fetched once and never asked for again', async () => {
    const { status, headers } = await fetched(path)
    expect([status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'nosniff',
    ])
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{32}-800\.webp"$/)
    expect(await fetched(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).toMatchObject({ status: 304 })
  })

  it('is there after a restart, and at every node: it is a fact', async () => {
    const { file } = await fetched(path)
    const [, id = ''] = /kept\/(\w+)-/.exec(path) ?? []
    const [fact] = await shop.raw.readStream(`picture-${id}`)
    expect(fact?.data).toMatchObject({ medium: { webp: file.toString('base64') }, width: 500, height: 400 })
  })

  it.each([
    [`${nobodys}-320.webp`],
    [`${nobodys}-640.webp`],
    [`${nobodys}-320.svg`],
    ['..%2f..%2fsecrets-320.webp'],
    ['kettle-320.webp'],
  ])('of the name %s is not there', async (name) => {
    const { status, headers, file } = await fetched(`/pictures/kept/${name}`)
    expect([status, JSON.parse(file.toString()).refusal]).toEqual([404, 'PictureNotFound'])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('is there to be looked at only', async () => {
    const answer = await shop.when.themba.raw('POST', path.slice(1))
    expect([...outcome(answer), answer.headers.get('allow')]).toEqual([405, 'MethodNotAllowed', 'GET, HEAD'])
  })
})

it('at most ten pictures are made or wait: the next one is told to come back', async () => {
  await using busy = await givenShop()
  const photos = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      kettlePhoto(330 + index, 330)
        .jpeg()
        .toBuffer(),
    ),
  )
  const answers = await Promise.all(
    photos.map((photo) =>
      busy.when.themba('POST products/images', { upload: { type: 'image/jpeg', content: new Uint8Array(photo) } }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(outcome)).toEqual(Array(4).fill([503, 'TooBusy']))
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
}, 30_000)
