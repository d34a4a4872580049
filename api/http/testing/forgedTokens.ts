import { SignJWT } from 'jose'

const day = 24 * 60 * 60

/** Forged access tokens, each made from a valid one: what was changed, and the token. `secret` is the shop's own. */
export const forgedTokens = async ({ accessToken, refreshToken }: IssuedTokens, secret: string) => {
  const key = new TextEncoder().encode(secret)
  const [, payload = ''] = accessToken.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
  const signed = (header: { alg: string; typ: string }, signingKey: Uint8Array, claimSet: object) =>
    new SignJWT({ ...claimSet }).setProtectedHeader(header).sign(signingKey)
  const withPayload = (claims: object) => accessToken.replace(/\.[^.]+\./, `.${encoded(claims)}.`)

  return [
    ['without a signature', `${encoded({ alg: 'none', typ: 'at+jwt' })}.${payload}.`],
    ['signed with another key', await signed(ordinary, new TextEncoder().encode('x'.repeat(40)), claims)],
    ['signed by another algorithm', await signed({ alg: 'HS512', typ: 'at+jwt' }, key, claims)],
    ['of another kind', await signed({ alg: 'HS256', typ: 'JWT' }, key, claims)],
    ['that has expired', await signed(ordinary, key, { ...claims, exp: claims.exp - day })],
    ['of a session that never was', await signed(ordinary, key, { ...claims, sid: 'made-up' })],
    ['of somebody else, by the same signature', withPayload({ ...claims, sub: 'themba' })],
    ['with a role that was written into it', withPayload({ ...claims, role: 'Admin' })],
    ['that is a refresh token', refreshToken],
    ['that is nothing at all', ''],
  ] as const
}

interface IssuedTokens {
  accessToken: string
  refreshToken: string
}

const ordinary = { alg: 'HS256', typ: 'at+jwt' }

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
