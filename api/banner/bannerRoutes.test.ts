import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kettlePhoto } from '#api/catalogue/testing/pictureFixtures.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { summerSlide } from '#domain/testing/bannerFixtures.ts'
import { monday } from '#domain/testing/fixtures.ts'

// The shop's clock begins on Monday 16 November 2026, 10:00 in South Africa.

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const form = JSON.parse(JSON.stringify(summerSlide))
const add = (change: object = {}) =>
  shop.when.themba('POST api/marketing-images/add', { querydata: { ...form, ...change } })
const added = async (change: object = {}) => {
  const { body } = await add(change)
  await shop.caughtUp()
  return body.result
}
const edit = async (id: string, querydata: object) => {
  const answer = await shop.when.themba('POST api/marketing-images/updateById/:id', { params: { id }, querydata })
  await shop.caughtUp()
  return answer
}
const banner = async () => (await shop.when.guest('GET api/marketing-images')).body.results
const titles = async () => (await banner()).map(({ title }) => title)
const fetchBanner = (etag = '') =>
  fetch(`${shop.url}/api/marketing-images`, {
    headers: etag ? { 'if-none-match': etag, 'cache-control': 'max-age=0' } : {},
  })

describe('the banner', () => {
  it('is empty without slides, and an answer all the same', async () => {
    expect(await banner()).toEqual([])
  })

  it('shows the slides that run, by their place, with nothing that is for admins', async () => {
    const second = await added({ title: 'Second', order: 2 })
    const first = await added({ title: 'First', order: 1 })
    await added({ title: 'Also second', order: 2 })

    expect(await titles()).toEqual(['First', 'Second', 'Also second'])
    const { order: _order, ...shown } = summerSlide
    expect((await banner())[0]).toEqual({ ...shown, title: 'First', id: first.id })

    await edit(second.id, { order: 3 })
    expect(await titles()).toEqual(['First', 'Also second', 'Second'])
    for (const { id } of await banner()) await edit(id, { isActive: false })
  })

  it('shows a slide from the midnight before its first day in South Africa to the one after its last', async () => {
    await using later = await givenShop()
    const twoDays = { ...summerSlide, from: '2026-11-19', until: '2026-11-20', dateAdded: monday }
    await later.given.facts('slide-two-days', [fact('SlideAdded', twoDays)])
    await later.caughtUp()
    const countAt = async (moment: string) => {
      later.clock.advance((Date.parse(moment) - later.clock.now().getTime()) / 1000)
      return (await later.when.guest('GET api/marketing-images')).body.results.length
    }

    expect(await countAt('2026-11-18T21:59:59Z')).toBe(0)
    expect(await countAt('2026-11-18T22:00:00Z')).toBe(1)
    expect(await countAt('2026-11-20T21:59:59Z')).toBe(1)
    expect(await countAt('2026-11-20T22:00:00Z')).toBe(0)
  })

  it('drops a withdrawn slide at once, and its ETag changes with it', async () => {
    const { id } = await added({ title: 'Gone soon' })
    const shown = await fetchBanner()
    const etag = shown.headers.get('etag') ?? ''
    expect([etag, (await fetchBanner(etag)).status]).toEqual([expect.stringMatching(/^W\/"/), 304])

    await edit(id, { isActive: false })
    const after = await fetchBanner(etag)
    expect([after.status, (await after.json()).results]).toEqual([200, []])
    expect(after.headers.get('etag')).not.toBe(etag)

    await edit(id, { isActive: true })
    expect((await fetchBanner(etag)).status).toBe(304)
    await edit(id, { isActive: false })
  })
})

describe('an admin', () => {
  it('sees every slide with its state', async () => {
    const states = [
      await added({ title: 'Planned', from: '2026-11-17' }),
      await added({ title: 'Running', from: '2026-11-16' }),
      await added({ title: 'Over', until: '2026-11-15' }),
      await added({ title: 'Withdrawn', isActive: false }),
    ]
    const { results } = (await shop.when.themba('GET api/marketing-images/all')).body
    const stateOf = (id: string) => results.find((each) => each.id === id)?.state
    expect(states.map(({ id }) => stateOf(id))).toEqual(['planned', 'running', 'over', 'withdrawn'])
    expect(states.map(({ state }) => state)).toEqual(['planned', 'running', 'over', 'withdrawn'])
  })

  it('edits a slide; an edit of an old version is refused with what changed', async () => {
    const { id, version } = await added()
    expect((await edit(id, { title: 'New words', version })).body.result).toMatchObject({
      title: 'New words',
      version: 1,
    })
    const refused = await edit(id, { title: 'Older words', version })
    expect(outcome(refused)).toEqual([409, 'SlideHasChanged'])
    expect(Reflect.get(refused.body, 'changes')).toEqual([
      { field: 'title', from: 'Long evenings outside', to: 'New words' },
    ])
  })

  it('adds a slide once, however often the request is sent', async () => {
    const send = () =>
      shop.when.themba('POST api/marketing-images/add', { querydata: form }, { 'idempotency-key': 'once' })
    const [one, other] = [await send(), await send()]
    expect(other.body.result.id).toBe(one.body.result.id)
  })

  it('opens a slide for an edit', async () => {
    const { id } = await added()
    const opened = await shop.when.themba('GET api/marketing-images/forEdit/:id', { params: { id } })
    expect(opened.body.result).toMatchObject({ ...form, id, version: 0, isActive: true, state: 'running' })
    const unknown = await shop.when.themba('GET api/marketing-images/forEdit/:id', { params: { id: 'nothing' } })
    expect(outcome(unknown)).toEqual([404, 'SlideNotFound'])
  })

  it('reads the history of a slide, which the audit of the shop has as well', async () => {
    const { id } = await added()
    await edit(id, { order: 7, until: '2026-12-24' })
    const { result } = (await shop.when.themba('GET audit/slides/:id', { params: { id } })).body
    expect(result.facts.map(({ sentence }) => sentence)).toEqual([
      'added the slide "Long evenings outside" for Fri 13 Nov 2026 to Mon 30 Nov 2026',
      'scheduled the slide for Fri 13 Nov 2026 to Thu 24 Dec 2026',
      'moved the slide to place 7',
    ])
    expect(result.facts[2]?.changes).toEqual([{ field: 'order', from: 1, to: 7 }])

    const { results } = (await shop.when.themba('GET audit/recent', { query: { noun: 'slide', id } })).body
    expect(results.map(({ type, recordName }) => [type, recordName])).toEqual([
      ['SlideMoved', 'Long evenings outside'],
      ['SlideScheduled', 'Long evenings outside'],
      ['SlideAdded', 'Long evenings outside'],
    ])
  })

  it.each([
    ['title', { title: 'Go' }],
    ['link', { link: 'https://elsewhere.example/' }],
    ['images', { images: [...summerSlide.images, ...summerSlide.images] }],
    ['images.0.medium', { images: [{ thumbnail: '/a.webp', medium: 'https://elsewhere.example/a.webp' }] }],
    ['alt', { alt: '' }],
    ['until', { until: '2026-11-12' }],
    ['order', { order: 100 }],
  ])('is refused a wrong %s', async (field, change) => {
    const { status, body } = await add(change)
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]])
  })

  it('stores a picture as 16 to 9 for desks and 4 to 3 for phones, filled by the picture', async () => {
    const upload = { type: 'image/jpeg', content: new Uint8Array(await kettlePhoto(1600, 1200).jpeg().toBuffer()) }
    const { result } = (await shop.when.themba('POST api/marketing-images/images', { upload })).body
    for (const [path, width, height] of [
      [result.thumbnail, 640, 480],
      [result.medium, 1120, 630],
    ] as const) {
      for (const file of [path, path.replace('.webp', '.avif')]) {
        const answer = await fetch(`${shop.url}${file}`)
        const picture = sharp(Buffer.from(await answer.arrayBuffer()))
        expect(await picture.metadata()).toMatchObject({ width, height })
        const corner = await picture.removeAlpha().extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()
        expect([...corner].every((part) => part > 245)).toBe(false)
      }
    }
  })

  it('keeps a picture of a slide apart from the same file for a product', async () => {
    const upload = { type: 'image/png', content: new Uint8Array(await kettlePhoto(900, 700).png().toBuffer()) }
    const slide = (await shop.when.themba('POST api/marketing-images/images', { upload })).body.result
    const product = (await shop.when.themba('POST products/images', { upload })).body.result
    expect(slide.id).not.toBe(product.id)
    expect((await fetch(`${shop.url}${product.medium}`)).status).toBe(200)
  })
})
