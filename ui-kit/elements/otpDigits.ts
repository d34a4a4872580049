/** The digits of a one-time password while they are typed, with the selection from `start` to `end` (exclusive). */
export interface OtpDigits {
  value: string
  start: number
  end: number
}

/** The digits of a text. A run of exactly `wanted` digits wins, such as the code in a mail that was copied as a whole. */
export const extractDigits = (text: string, wanted: number) => {
  const [run] = new RegExp(`(?<!\\d)\\d{${wanted}}(?!\\d)`).exec(text.replace(/(?<=\d)[ \u00a0-](?=\d)/g, '')) ?? []
  return run ?? text.replace(/\D/g, '').slice(0, wanted)
}

/** Selects one box, so that a typed digit replaces the one in it. */
export const selectBox = (value: string, at: number, wanted: number): OtpDigits => {
  const start = Math.max(0, Math.min(at, value.length, wanted - 1))
  return { value, start, end: Math.min(start + 1, value.length) }
}

/** The state after an arrow key, Home or End; undefined for other keys. */
export const moveByKey = (key: string, { value, start }: OtpDigits, wanted: number) => {
  const targets: Partial<Record<string, number>> = { ArrowLeft: start - 1, ArrowRight: start + 1, Home: 0, End: wanted }
  const to = targets[key]
  return to === undefined ? undefined : selectBox(value, to, wanted)
}

/** The state after an input event; `caret` is where the browser left the caret. */
export const applyInput = (text: string, caret: number, isBackspace: boolean, wanted: number) => {
  const value = extractDigits(text, wanted)
  const before = text.slice(0, caret).replace(/\D/g, '').length
  return selectBox(value, isBackspace && before < value.length ? before - 1 : before, wanted)
}

/** The state after a paste: a full code replaces everything, fewer digits overwrite from the selected box on. */
export const applyPaste = ({ value, start }: OtpDigits, text: string, wanted: number) => {
  const digits = extractDigits(text, wanted)
  if (digits.length === wanted) return selectBox(digits, wanted, wanted)
  const next = (value.slice(0, start) + digits + value.slice(start + digits.length)).slice(0, wanted)
  return selectBox(next, start + digits.length, wanted)
}
