/** A mobile number as it is kept: `+27 82 555-0143` is `0825550143`. What is no number of South Africa only loses what stands between digits. */
export const keptMobileNumber = (written: string) => written.replace(between, '').replace(fromAbroad, '0')

// Telephones copy a contact's number with unseen marks of its direction.
const between = /[\s\p{Pd}\p{C}().]/gu

// Many write the 0 as well, which nobody dials behind the country: +27 (0)82 555 0143. Without a plus it is the country's where the rest
// is a whole number.
const fromAbroad = /^(?:(?:\+|00)270?|270?(?=[1-9]\d{8}$))/
