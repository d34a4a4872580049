import { createHmac } from 'node:crypto'
import { otpRules } from '#domain/account/otpRules.ts'

/** The one-time password of an `OtpIssued`: derived from the id in the fact and the shop's secret, and never stored. */
export const otpCode = (secret: string, id: string) => {
  const number = createHmac('sha256', `otp ${secret}`).update(id).digest().readUIntBE(0, 6)
  // 2^48 is so much larger than 10^6 that the bias of the remainder is negligible.
  return String(number % 10 ** otpRules.digits).padStart(otpRules.digits, '0')
}

/** The token in the link of the same mail: 128 bits cannot be guessed, so wrong tokens need not be counted. */
export const otpLink = (secret: string, id: string) =>
  createHmac('sha256', `otp link ${secret}`).update(id).digest().subarray(0, 16).toString('base64url')
