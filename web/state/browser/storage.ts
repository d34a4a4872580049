/** A storage of the browser. What it refuses to store, as in some private windows, lasts as long as the page. */
const openStorage = (storage: () => Storage) => {
  const unsavedItems = new Map<string, string>()

  return {
    read: (key: string) => {
      try {
        return unsavedItems.get(key) ?? storage().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    /** Without a value the item is removed. */
    write: (key: string, value: string | undefined) => {
      unsavedItems.delete(key)
      try {
        if (value === undefined) storage().removeItem(key)
        else storage().setItem(key, value)
      } catch {
        if (value !== undefined) unsavedItems.set(key, value)
      }
    },
    clear: () => {
      unsavedItems.clear()
      try {
        storage().clear()
      } catch {
        // It holds nothing that could be cleared.
      }
    },
  }
}

/** Lasts until it is removed; all tabs of this browser share it. */
export const { read: readItem, write: writeItem } = openStorage(() => localStorage)

/** Lasts as long as this tab, or until whoever is signed in leaves. */
export const { read: readTabItem, write: writeTabItem, clear: clearTabItems } = openStorage(() => sessionStorage)

/** Calls the listener when another tab changes the item. Returns a function that unsubscribes. */
export const onItemChange = (key: string, listener: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
