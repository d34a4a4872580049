import { accountRules, wrongBesideEmail, wrongRepetition } from '#domain/account/accountRules.ts'

const { firstname, lastname, email, password, newPassword, otp } = accountRules

/** The rules of the sign-in forms. Only a new password has to be hard to guess. */
export const signInCheck = {
  login: { email, password },
  signup: {
    firstname,
    lastname,
    email,
    password: (value: string, all: { email: string }) => newPassword(value) ?? wrongBesideEmail(value, all.email),
  },
  forgot: { email },
  otp: { otp },
  reset: (owner: string) => ({
    newPassword: (value: string) => newPassword(value) ?? wrongBesideEmail(value, owner),
    confirmPassword: (value: string, all: { newPassword: string }) => wrongRepetition(all.newPassword, value),
  }),
}
