/** A phone number of ten digits as it is written: `082 555 0143`. */
export const groupDigits = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
