import type { Response } from 'express'
import { describe, expect, it, vi } from 'vitest'
import { readCookie, setCookie } from './cookies.ts'

const resetProof = { name: 'resetProof', path: '/customer/reset' }

const setOver = (secure: boolean) => {
  const cookie = vi.fn()
  setCookie({ cookie } as unknown as Response, resetProof, { value: 'proof', seconds: 600 }, secure)
  return cookie.mock.calls[0]
}

describe('a cookie', () => {
  it.each([
    ['https', true, '__Secure-resetProof'],
    ['http, on the machine itself', false, 'resetProof'],
  ])('over %s is out of reach of scripts and of other sites', (_how, secure, name) => {
    const { path } = resetProof
    expect(setOver(secure)).toEqual([
      name,
      'proof',
      { path, maxAge: 600_000, httpOnly: true, sameSite: 'strict', secure },
    ])
    expect(readCookie(`theme=dark; ${name}=proof`, resetProof, secure)).toBe('proof')
  })

  it('that was set over http is ignored over https', () => {
    expect(readCookie('resetProof=slipped-in; theme=dark', resetProof, true)).toBeUndefined()
  })

  it.each([[undefined], [''], ['theme=dark'], ['myresetProof=made-up']])('is not in %j', (header) => {
    expect(readCookie(header, resetProof, false)).toBeUndefined()
  })
})
