/** What a new password has to be, in the words of section 5 of the specification. */
export const passwordHint =
  '6 to 20 characters, not starting with a digit. Common passwords and your e-mail address are not taken.'
