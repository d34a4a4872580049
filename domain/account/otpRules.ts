import { otpLength } from '#domain/businessConstants.ts'

/** The limits of one-time passwords, for each purpose separately (section 9 of the specification, section 3 of `contract.md`). Times in seconds. */
export const otpRules = {
  digits: otpLength,
  lifetime: 10 * 60,
  /** Lifetime of the link in the same mail: the longest time that a customer may have to wait for the next code. */
  linkLifetime: 60 * 60,
  /** The number of wrong tries that invalidates the code. */
  maxTries: 5,
  /** The number of wrong codes for an address after which the shop accepts only links for a day. */
  maxMissesPerDay: 10,
  /** Minimum time between two requests for a code. */
  resendInterval: 60,
  /** Maximum of codes that a customer can request in an hour. */
  maxPerHour: 5,
}
