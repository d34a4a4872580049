import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'

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

describe('every response', () => {
  it.each(['products/home', 'customer/profile', 'nothing/of/the/kind', 'health'])(
    'restricts %s in browsers',
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
      const obsolete = ['x-download-options', 'x-permitted-cross-domain-policies', 'x-xss-protection']
      for (const name of ['server', 'x-powered-by', ...obsolete]) expect(headers.has(name)).toBe(false)
    },
  )
})

it.each(['docs', 'dev/outbox'])('/%s cannot be framed by other sites', async (path) => {
  const { headers } = await fetch(`${shop.url}/${path}`)
  expect(headers.get('content-type')).toContain('text/html')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

describe('a 401 has a WWW-Authenticate challenge', () => {
  it.each([
    ['without a token', {}],
    ['with one that is made up', { authorization: 'Bearer made.up.here' }],
  ])('%s', async (_how, headers) => {
    const answer = await fetch(`${shop.url}/customer/profile`, { headers })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  it('and no other response has one', async () => {
    expect((await fetch(`${shop.url}/nowhere`)).headers.has('www-authenticate')).toBe(false)
  })
})

describe('scripts of other sites', () => {
  it('are blocked if no origin is configured', async () => {
    expect(allowed(await ask(shop, partner))).toBeNull()
    expect(allowed(await ask(shop, partner, 'OPTIONS'))).toBeNull()
  })

  it('may send requests if their exact origin is configured, with a token and without cookies', async () => {
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
