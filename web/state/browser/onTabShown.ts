/** Calls the listener whenever this tab becomes visible. Returns a function that unsubscribes. */
export const onTabShown = (listener: () => void) => {
  const check = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}
