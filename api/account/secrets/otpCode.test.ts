import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { otpCode } from './otpCode.ts'

const id = 'f2b1f0e4-0f2e-4f5e-9a52-3a0f7c5e9b14'

it('a code has six digits, including leading zeros', () => {
  const codes = Array.from({ length: 500 }, () => otpCode('a secret', randomUUID()))
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})

it('a code is derived from its id and the secret only', () => {
  expect(otpCode('a secret', id)).toBe(otpCode('a secret', id))
  const others = [otpCode('another secret', id), otpCode('a secret', randomUUID()), otpCode('a secret', '')]
  expect(others).not.toContain(otpCode('a secret', id))
})
