/** A one-time password (section 9 of the specification, and `contract.md` section 3). Times in seconds. */
export const otpRules = {
  digits: 6,
  lifetime: 10 * 60,
  /** Wrong tries that it survives, less one. */
  tries: 5,
  /** Before another may be asked for. */
  pause: 60,
  /** In an hour. */
  mostAnHour: 5,
}
