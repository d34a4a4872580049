/** The stored form of a mobile number: `+27 82 555-0143` becomes `0825550143`. A foreign number only loses its separators. */
export const normalizeMobileNumber = (written: string) => written.replace(separators, '').replace(countryPrefix, '0')

// Phones copy a contact's number with invisible direction marks.
const separators = /[\s\p{Pd}\p{C}().]/gu

// Matches the country code and a redundant 0 after it, as in +27 (0)82 555 0143. Without a plus or 00, 27 is the country code only if
// nine digits of a mobile number follow.
const countryPrefix = /^(?:(?:\+|00)270?|270?(?=[1-9]\d{8}$))/
