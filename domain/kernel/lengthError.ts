/** What is wrong with the length of a text, in characters; undefined if it has `min` to `max`. The messages are those of `text` in `endpoint.ts`. */
export const lengthError = (name: string, text: string, min: number, max: number) => {
  const { length } = [...text]
  if (length < min) return `The ${name} must be at least ${min} characters long`

  return length > max ? `The ${name} must be at most ${max} characters long` : undefined
}
