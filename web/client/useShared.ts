import type { Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { useClient } from './client.ts'

/**
 * An atom of this browser that pages show. `first` is what the server had: parts of a page hydrate one after the other, and a part
 * that comes later must still begin with it.
 */
export const useShared = <Value>(atom: Atom<Value>, first: Value) => {
  const { store } = useClient()
  const subscribe = useCallback((follow: () => void) => store.sub(atom, follow), [store, atom])

  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => first,
  )
}
