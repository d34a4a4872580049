/** The rules of a new password, in the words of section 5 of the specification. */
export const passwordHint =
  '6 to 20 characters, not starting with a digit. Common passwords, your e-mail address and our name are not taken.'
