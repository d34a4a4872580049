/** Does the work whenever the line is back. Answers the way to stop. */
export const whenOnline = (work: () => void) => {
  addEventListener('online', work)
  return () => removeEventListener('online', work)
}
