import { charactersIn } from './charactersIn.ts'

/** What is wrong with a reason that somebody else will read; nothing where it is right: 3 to 200 characters, as they are read. */
export const wrongReason = (typed: string) => {
  const length = charactersIn(typed)
  if (length < 3) return 'The reason must be at least 3 characters long'
  return length > 200 ? 'The reason must be at most 200 characters long' : undefined
}
