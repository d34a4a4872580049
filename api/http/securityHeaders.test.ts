import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/givenShop.ts'

const partner = 'https://partner.example'

let shop: GivenShop
let open: GivenShop

beforeAll(async () => {
  ;[shop, open] = await Promise.all([givenShop(), givenShop({ corsOrigins: [partner] })])
})
afterAll(async () => {
  await shop.close()
  await open.close()
})

const ask = ({ url }: GivenShop, origin: string, method = 'GET') =>
  fetch(`${url}/customer/profile`, {
    method,
    headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'GET' }) },
  })

const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin')

describe('every answer', () => {
  it.each(['products/home', 'customer/profile', 'nothing/of/the/kind', 'health'])(
    'tells browsers what %s may not do',
    async (path) => {
      const { headers } = await fetch(`${shop.url}/${path}`)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      expect(headers.has('x-powered-by')).toBe(false)
      expect(headers.has('server')).toBe(false)
    },
  )
})

describe('scripts of other sites', () => {
  it('are kept out where nobody was named', async () => {
    expect(allowed(await ask(shop, partner))).toBeNull()
    expect(allowed(await ask(shop, partner, 'OPTIONS'))).toBeNull()
  })

  it('may call where their very origin was named, with a token and without cookies', async () => {
    const { headers } = await ask(open, partner, 'OPTIONS')
    expect(headers.get('access-control-allow-origin')).toBe(partner)
    expect(headers.get('access-control-allow-headers')).toContain('Authorization')
    expect(headers.has('access-control-allow-credentials')).toBe(false)
    expect(allowed(await ask(open, partner))).toBe(partner)
  })

  it.each([
    'https://partner.example.evil.example',
    'http://partner.example',
    'https://partner.example:8443',
    'https://a.partner.example',
    'null',
  ])('of %s are not those of the partner', async (origin) => {
    expect(allowed(await ask(open, origin))).not.toBe(origin)
    expect(allowed(await ask(open, origin, 'OPTIONS'))).not.toBe(origin)
  })
})
