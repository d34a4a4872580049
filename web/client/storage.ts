/** Reads this browser's storage; storage that is switched off counts as empty. */
export const readItem = (key: string) => {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Without a value the item is removed. */
export const writeItem = (key: string, value: string | undefined) => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A private window may refuse: then nothing outlives the page.
  }
}

/** Calls `follow` when another tab changes an item. Answers the way to stop. */
export const followItem = (key: string, follow: () => void) => {
  const changed = (event: StorageEvent) => {
    if (event.key === key || event.key === null) follow()
  }
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
