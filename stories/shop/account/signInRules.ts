const lengthRule = (field: string, least: number, most: number) => (value: string) => {
  if (value.length < least) return `The ${field} must be at least ${least} characters long`
  return value.length > most ? `The ${field} must be at most ${most} characters long` : undefined
}

const email = (value: string) =>
  lengthRule('email', 3, 100)(value) ?? (value.includes('@') ? undefined : 'Enter an e-mail address')

const newPassword = (value: string) =>
  lengthRule('password', 6, 20)(value) ?? (/^\d/.test(value) ? 'Password cannot start with a digit' : undefined)

/** The hint that the app passes to the forms with a new password. */
export const passwordHint =
  '6 to 20 characters, not starting with a digit. Do not use a common password, your e-mail address or our name.'

/** The validation rules that the app passes to the forms. */
export const rules = {
  login: { email, password: lengthRule('password', 6, 20) },
  signup: {
    firstname: lengthRule('firstname', 3, 20),
    lastname: lengthRule('lastname', 3, 20),
    email,
    password: newPassword,
  },
  forgot: { email },
  otp: { otp: (value: string) => (/^\d{6}$/.test(value) ? undefined : 'OTP cannot be less 6 numbers') },
  reset: {
    newPassword,
    confirmPassword: (value: string, all: { newPassword: string }) =>
      value === all.newPassword ? undefined : 'The passwords are not the same',
  },
}

/** An e-mail address of the maximum length. */
export const longestEmail = `${'nomathemba.khumalo-van-der-westhuizen.'.repeat(2)}orders@umhlanga-ridge.example`
