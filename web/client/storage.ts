// What the browser's storage refuses to keep, as in some private windows, lasts as long as the page.
const pageOnly = new Map<string, string>()

/** Reads this browser's storage. */
export const readItem = (key: string) => {
  try {
    return pageOnly.get(key) ?? localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Without a value the item is removed. */
export const writeItem = (key: string, value: string | undefined) => {
  pageOnly.delete(key)
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== undefined) pageOnly.set(key, value)
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
