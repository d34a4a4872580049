import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyPng, kettlePhoto, noisePicture, scriptedSvg } from '#api/catalogue/testing/pictureFixtures.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const upload = (content: Buffer, type = 'image/jpeg') =>
  shop.when.themba('POST products/images', { upload: { type, content: new Uint8Array(content) } })

const uploaded = async (content: Buffer, type?: string) => (await upload(content, type)).body.result

const fetchFile = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${shop.url}${path}`, { headers })
  return { status: answer.status, headers: answer.headers, file: Buffer.from(await answer.arrayBuffer()) }
}

const colourAt = async (file: Buffer, left: number, top: number) => {
  const one = sharp(file).removeAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await one.raw().toBuffer())]
}

const unknownId = '0'.repeat(32)

const isSand = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green > 180 && blue > 140 && blue < 190
const isBlue = ([red = 0, , blue = 0]: number[]) => red < 90 && blue > 140
const isWhite = (colour: number[]) => colour.every((part) => part > 245)

describe('a picture of a product', () => {
  it('is stored as a thumbnail and a medium picture, in two formats', async () => {
    const { id, thumbnail, medium, width, height } = await uploaded(await kettlePhoto().jpeg().toBuffer())
    expect([thumbnail, medium]).toEqual([`/pictures/kept/${id}-320.webp`, `/pictures/kept/${id}-800.webp`])
    expect([width, height]).toEqual([1200, 900])

    for (const [path, side] of [
      [thumbnail, 320],
      [medium, 800],
    ] as const) {
      const webp = await fetchFile(path)
      const avif = await fetchFile(path.replace('.webp', '.avif'))
      expect([webp.headers.get('content-type'), avif.headers.get('content-type')]).toEqual(['image/webp', 'image/avif'])
      const metadata = await Promise.all([webp, avif].map(({ file }) => sharp(file).metadata()))
      expect(metadata).toMatchObject([
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
    const answer = await upload(await encoded(kettlePhoto(400, 400)).toBuffer(), 'image/png')
    expect(outcome(answer)).toEqual([200])
  })

  it.each([
    ['320 pixels on its longer side', () => kettlePhoto(320, 10).png().toBuffer()],
    ['40 million pixels', () => emptyPng(6400, 6250)],
  ])('may have %s', async (_size, bytes) => expect(outcome(await upload(await bytes()))).toEqual([200]))

  it('is uncropped and centred on a white square', async () => {
    const { medium } = await uploaded(await kettlePhoto(1600, 800).jpeg().toBuffer())
    const { file } = await fetchFile(medium)
    expect(isWhite(await colourAt(file, 400, 100))).toBe(true)
    expect(isSand(await colourAt(file, 10, 400))).toBe(true)
    expect(isBlue(await colourAt(file, 400, 400))).toBe(true)
  })

  it('gets a white background where it is transparent', async () => {
    const transparent = await sharp({ create: { width: 500, height: 500, channels: 4, background: '#2a5db000' } })
      .png()
      .toBuffer()
    const { file } = await fetchFile((await uploaded(transparent)).medium)
    expect(isWhite(await colourAt(file, 400, 400))).toBe(true)
  })

  it('is turned upright by its EXIF orientation, and has no metadata, such as the location', async () => {
    const exif = { IFD0: { Artist: 'Amina Daniels' }, IFD3: { GPSLatitude: '26/1 15/1 0/1' } }
    const sideways = await kettlePhoto(1200, 600).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { medium, thumbnail, width, height } = await uploaded(sideways)
    expect([width, height]).toEqual([600, 1200])
    for (const path of [medium, thumbnail, medium.replace('webp', 'avif')]) {
      const { file } = await fetchFile(path)
      const { exif, orientation, icc, xmp } = await sharp(file).metadata()
      expect([exif, orientation, icc, xmp]).toEqual(Array(4).fill(undefined))
      expect(file.includes('Amina')).toBe(false)
    }
    const { file } = await fetchFile(medium)
    expect(isWhite(await colourAt(file, 50, 400))).toBe(true)
    expect(isSand(await colourAt(file, 400, 20))).toBe(true)
  })

  it('is stored as one fact when the same bytes are uploaded again, also at the same time', async () => {
    const photo = await kettlePhoto(640, 480).png().toBuffer()
    const answers = await Promise.all([1, 2, 3].map(() => upload(photo)))
    answers.push(await upload(photo))
    const ids = new Set(answers.map(({ body }) => body.result.id))
    expect(ids.size).toBe(1)
    expect(await shop.facts(`picture-${[...ids][0]}`)).toEqual(['PictureKept'])
  })

  it('fits into one fact, however badly it compresses', async () => {
    const { id } = await uploaded(await noisePicture().png().toBuffer())
    const fact = await shop.raw.readLast(`picture-${id}`)
    expect(JSON.stringify(fact).length).toBeLessThan(1_000_000)
  }, 60_000)
})

describe('an upload is refused, and appends nothing, if it is', () => {
  const photo = () => kettlePhoto(600, 600)
  const moving = () =>
    Promise.all([400, 500].map((width) => kettlePhoto(width, width).resize(400).png().toBuffer())).then((frames) =>
      sharp(frames, { join: { animated: true } })
        .webp({ delay: [100, 100] })
        .toBuffer(),
    )

  it.each<[string, () => Promise<Buffer> | Buffer, string | undefined, [number, string], RegExp]>([
    ['a drawing with a script', () => scriptedSvg, 'image/png', [415, 'PictureKindIsWrong'], /drawing \(SVG\)/],
    ['a drawing that says what it is', () => scriptedSvg, 'image/svg+xml', [415, 'FileTypeIsWrong'], /image\/jpeg/],
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
      () => emptyPng(20_000, 20_000),
      'image/png',
      [413, 'PictureIsTooLarge'],
      /20000 x 20000/,
    ],
    [
      'one of a row more than 40 million pixels',
      () => emptyPng(6400, 6251),
      'image/png',
      [413, 'PictureIsTooLarge'],
      /6251/,
    ],
    ['a very wide one', () => emptyPng(400_000, 101), 'image/png', [413, 'PictureIsTooLarge'], /40 million/],
    [
      'a picture that is too small',
      () => kettlePhoto(319, 200).png().toBuffer(),
      undefined,
      [400, 'PictureIsTooSmall'],
      /319 x 200/,
    ],
    ['a moving picture', moving, undefined, [400, 'PictureMoves'], /is animated/],
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
    const answer = await upload(content, type)
    expect(outcome(answer)).toEqual(expected)
    expect(answer.body.message).toMatch(sentence)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(await shop.store.head()).toBe(before)
  })

  const halfOf = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2))
})

describe('a stored picture', () => {
  let path: string
  beforeAll(async () => {
    path = (await uploaded(await kettlePhoto(500, 400).jpeg().toBuffer())).medium
  })

  it('can be cached for ever', async () => {
    const { status, headers } = await fetchFile(path)
    expect([status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'nosniff',
    ])
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{32}-800\.webp"$/)
    expect(await fetchFile(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).toMatchObject({
      status: 304,
    })
  })

  it('is read from its fact, so that every node has it, also after a restart', async () => {
    const { file } = await fetchFile(path)
    const [, id = ''] = /kept\/(\w+)-/.exec(path) ?? []
    const [fact] = await shop.raw.readStream(`picture-${id}`)
    expect(fact?.data).toMatchObject({ medium: { webp: file.toString('base64') }, width: 500, height: 400 })
  })

  it('is a JPEG for previews in messengers', async () => {
    const { status, headers, file } = await fetchFile(path.replace('.webp', '.jpg'))
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 800 })
  })

  it.each([
    [`${unknownId}-320.jpg`],
    [`${unknownId}-320.webp`],
    [`${unknownId}-640.webp`],
    [`${unknownId}-320.svg`],
    ['..%2f..%2fsecrets-320.webp'],
    ['kettle-320.webp'],
  ])('with the name %s is not found', async (name) => {
    const { status, headers, file } = await fetchFile(`/pictures/kept/${name}`)
    expect([status, JSON.parse(file.toString()).refusal]).toEqual([404, 'PictureNotFound'])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('can be read only: other methods are refused', async () => {
    const answer = await shop.when.themba.raw('POST', path.slice(1))
    expect([...outcome(answer), answer.headers.get('allow')]).toEqual([405, 'MethodNotAllowed', 'GET, HEAD'])
  })
})

it('at most ten pictures are converted or wait: further uploads are refused with Retry-After', async () => {
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
