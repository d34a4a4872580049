import { describe, expect, it } from 'vitest'
import { givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { blueKettle, copperPot } from '#domain/testing/fixtures.ts'

const shopWithKettle = async () => {
  const shop = await givenShop()
  await shop.given.product(blueKettle, 10)
  await shop.given.product(copperPot, 10)
  await shop.given.facts('product-copper-pot', [fact('ProductWithdrawn', {})])
  return shop
}

describe('a search engine', () => {
  it('finds the listed products under the public URL', async () => {
    await using shop = await shopWithKettle()
    const response = await fetch(`${shop.url}/sitemap.xml`)
    const map = await response.text()

    expect(response.headers.get('content-type')).toMatch(/^application\/xml/)
    expect(map).toContain('<loc>http://shop.test/blue-kettle</loc>')
    expect(map).not.toContain('copper-pot')
  })

  it.each(['?part=2', '?part=0', '?part=kettle'])('gets 404 for %s of the sitemap', async (part) => {
    await using shop = await shopWithKettle()
    expect((await fetch(`${shop.url}/sitemap.xml${part}`)).status).toBe(404)
  })

  it('finds in robots.txt which pages are disallowed', async () => {
    await using shop = await shopWithKettle()
    expect(await (await fetch(`${shop.url}/robots.txt`)).text()).toContain('Sitemap: http://shop.test/sitemap.xml')
  })
})

it('whoever has found a weakness reads whom to tell', async () => {
  await using shop = await givenShop()
  const response = await fetch(`${shop.url}/.well-known/security.txt`)
  const fields = new Map((await response.text()).split('\n').map((line) => line.split(': ') as [string, string]))

  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(fields.get('Contact')).toBe('mailto:hello@ekhaya.example')
  expect(fields.get('Canonical')).toBe('http://shop.test/.well-known/security.txt')
  expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now())
})
