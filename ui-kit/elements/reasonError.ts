import { countCharacters } from './countCharacters.ts'

/** The error of a reason that another person will read; undefined if it has 3 to 200 characters. */
export const reasonError = (typed: string) => {
  const length = countCharacters(typed)
  if (length < 3) return 'The reason must be at least 3 characters long'
  return length > 200 ? 'The reason must be at most 200 characters long' : undefined
}
