import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { outcome } from '#api/testing/testClient.ts'
import { givenShop } from '#api/testing/testShop.ts'

describe('page views', () => {
  it('are counted by day and path, and shown on the dashboard', async () => {
    await using folder = await temporaryFolder()
    const before = await givenShop({ folder: folder.path })
    const view = (path: string) =>
      before.when.guest('POST analytics/pageView', { querydata: { path, title: 'Whatever somebody sends' } })
    for (const path of ['/LayBuy', '/laybuy/', '/LAYBUY', '/Privacy']) expect((await view(path)).status).toBe(200)
    await before.close()

    await using after = await givenShop({ folder: folder.path })
    const stored = await after.store.readStream('pageViews-2026-11-16')
    expect(stored.map(({ type, data, meta }) => ({ type, data, by: meta.by }))).toEqual([
      {
        type: 'PageViewsCounted',
        data: {
          pages: [
            { path: '/LayBuy', count: 3 },
            { path: '/Privacy', count: 1 },
          ],
        },
        by: { role: 'system', id: 'pageViews' },
      },
    ])
    const { pageViews } = (await after.when.themba('GET dashboard/figures')).body.result
    expect(pageViews).toEqual([
      { path: '/LayBuy', count: 3 },
      { path: '/Privacy', count: 1 },
    ])
  })

  it('of days before the period are not on the dashboard', async () => {
    await using shop = await givenShop()
    await shop.given.facts('pageViews-2026-11-09', [
      { type: 'PageViewsCounted', data: { pages: [{ path: '/Returns', count: 7 }] } },
    ])
    const figures = async (days: string) =>
      (await shop.when.themba('GET dashboard/figures', { query: { days } })).body.result.pageViews
    expect(await figures('7')).toEqual([])
    expect(await figures('30')).toEqual([{ path: '/Returns', count: 7 }])
  })

  it.each([
    ['/', 400],
    ['/blue-kettle', 400],
    ['/account/orders', 400],
    ['', 400],
  ])('of "%s" are refused', async (path, status) => {
    await using shop = await givenShop()
    const answer = await shop.when.guest('POST analytics/pageView', { querydata: { path } })
    expect(outcome(answer)).toEqual([status, 'InvalidRequest'])
  })

  it('above thirty a minute from one address are refused', async () => {
    await using shop = await givenShop({ limited: true })
    const view = () => shop.when.guest('POST analytics/pageView', { querydata: { path: '/Privacy' } })
    for (let times = 0; times < 30; times += 1) expect((await view()).status).toBe(200)
    expect(outcome(await view())).toEqual([429, 'TooManyRequests'])
  })
})
