/** How long a text must be, and what to say of one that is not. The app has the rules; the kit applies them (decision 072). */
export type TextRule = {
  /** The shortest text, in characters. */
  min: number
  /** The longest text, in characters. */
  max: number
  /** The error message of a text, or undefined if it is valid. */
  check: (typed: string) => string | undefined
}
