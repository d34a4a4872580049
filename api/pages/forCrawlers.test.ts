import { describe, expect, it } from 'vitest'
import { givenShop } from '#api/givenShop.ts'
import { blueKettle, copperPot } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'

const shopWithKettle = async () => {
  const shop = await givenShop()
  await shop.given.product(blueKettle, 10)
  await shop.given.product(copperPot, 10)
  await shop.given.facts('product-copper-pot', [fact('ProductWithdrawn', {})])
  await shop.caughtUp()
  return shop
}

describe('a search engine', () => {
  it('learns of the products that are sold, by the public address', async () => {
    await using shop = await shopWithKettle()
    const answer = await fetch(`${shop.url}/sitemap.xml`)
    const map = await answer.text()

    expect(answer.headers.get('content-type')).toMatch(/^application\/xml/)
    expect(map).toContain('<loc>http://shop.test/blue-kettle</loc>')
    expect(map).not.toContain('copper-pot')
  })

  it.each(['?part=2', '?part=0', '?part=kettle'])('is told that %s of the map is not there', async (part) => {
    await using shop = await shopWithKettle()
    expect((await fetch(`${shop.url}/sitemap.xml${part}`)).status).toBe(404)
  })

  it('reads which pages to leave alone', async () => {
    await using shop = await shopWithKettle()
    expect(await (await fetch(`${shop.url}/robots.txt`)).text()).toContain('Sitemap: http://shop.test/sitemap.xml')
  })
})
