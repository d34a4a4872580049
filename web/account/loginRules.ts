/** The rules of the login fields (section 5 of the specification, one width for all): what is wrong, or nothing. */
export const loginRules = {
  email: (email: string) =>
    lengthOf('email', email, 3, 100) ?? (/^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'Enter an e-mail address'),
  password: (password: string) => lengthOf('password', password, 6, 20),
}

const lengthOf = (field: string, { length }: string, least: number, most: number) => {
  if (length < least) return `The ${field} must be at least ${least} characters long`

  return length > most ? `The ${field} must be at most ${most} characters long` : undefined
}
