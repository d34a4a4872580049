/** The digits of a one-time password while they are typed, and which of them are chosen: from `start` up to, not including, `end`. */
export interface OtpDigits {
  value: string
  start: number
  end: number
}

/** The digits in a text: a run of just as many as are wanted where there is one, such as in a mail that was copied as a whole. */
export const digitsIn = (text: string, wanted: number) => {
  const [run] = new RegExp(`(?<!\\d)\\d{${wanted}}(?!\\d)`).exec(text.replace(/(?<=\d)[ \u00a0-](?=\d)/g, '')) ?? []
  return run ?? text.replace(/\D/g, '').slice(0, wanted)
}

/** With one box chosen: what is typed takes the place of what stands in it. */
export const chosen = (value: string, at: number, wanted: number): OtpDigits => {
  const start = Math.max(0, Math.min(at, value.length, wanted - 1))
  return { value, start, end: Math.min(start + 1, value.length) }
}

/** Where the arrow keys, Home and End lead; nothing for other keys. */
export const movedBy = (key: string, { value, start }: OtpDigits, wanted: number) => {
  const ways: Partial<Record<string, number>> = { ArrowLeft: start - 1, ArrowRight: start + 1, Home: 0, End: wanted }
  const to = ways[key]
  return to === undefined ? undefined : chosen(value, to, wanted)
}

/** After the browser has changed the text: `caret` is where it left it. */
export const changedTo = (text: string, caret: number, isBackspace: boolean, wanted: number) => {
  const value = digitsIn(text, wanted)
  const before = text.slice(0, caret).replace(/\D/g, '').length
  return chosen(value, isBackspace && before < value.length ? before - 1 : before, wanted)
}

/** Pasted digits: all of them at once, or over what stands from the chosen box on. */
export const pastedInto = ({ value, start }: OtpDigits, text: string, wanted: number) => {
  const digits = digitsIn(text, wanted)
  if (digits.length === wanted) return chosen(digits, wanted, wanted)
  const next = (value.slice(0, start) + digits + value.slice(start + digits.length)).slice(0, wanted)
  return chosen(next, start + digits.length, wanted)
}
