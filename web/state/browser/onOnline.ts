/** Calls the listener whenever the browser is online again. Returns a function that unsubscribes. */
export const onOnline = (listener: () => void) => {
  addEventListener('online', listener)
  return () => removeEventListener('online', listener)
}
