import { createHmac } from 'node:crypto'
import { otpRules } from '#domain/account/otpRules.ts'

/** The one-time password that an `OtpIssued` stands for: it follows from the id in it under the shop's secret, and is written nowhere. */
export const otpCode = (secret: string, id: string) => {
  const number = createHmac('sha256', `otp ${secret}`).update(id).digest().readUIntBE(0, 6)
  // 2^48 is so much more than a million that no code is likelier than another.
  return String(number % 10 ** otpRules.digits).padStart(otpRules.digits, '0')
}
