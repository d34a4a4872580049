/** The rules of a new password, in the words of section 5 of the specification. */
export const passwordHint =
  '6 to 20 characters, not starting with a digit. Do not use a common password, your e-mail address or our name.'
