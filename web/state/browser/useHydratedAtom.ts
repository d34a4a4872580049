import type { Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { useClient } from '#web/state/client.ts'

/**
 * The value of an atom. `serverValue` is what the server rendered: parts of a page hydrate one after the other, and each of them must
 * start with it.
 */
export const useHydratedAtom = <Value>(atom: Atom<Value>, serverValue: Value) => {
  const { store } = useClient()
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom])

  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => serverValue,
  )
}
