import { lengthError } from './lengthError.ts'

/** The rule of a text of `min` to `max` characters after trimming. Browsers load it without Zod. */
export const lengthRule = (name: string, min: number, max: number) => ({
  min,
  max,
  check: (typed: string) => lengthError(name, typed.trim(), min, max),
})
