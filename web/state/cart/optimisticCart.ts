import type { Store } from '#web/state/browser/store.ts'
import { applyAction } from './cartActions.ts'
import type { CartLine } from './cartLines.ts'
import type { CartOutbox, PendingAction } from './cartOutbox.ts'
import { cartAtom } from './cartState.ts'

/** A customer's cart as it is shown: its lines as the server last sent them, with every action applied that they do not contain yet. */
export const openOptimisticCart = (store: Store, outbox: CartOutbox) => {
  let base: readonly CartLine[] | undefined
  let version: number | undefined
  let applied: readonly PendingAction[] = []
  let isWaiting = false
  const refused = new Set<string>()

  const lines = () => store.get(cartAtom).lines
  // They are no longer pending: the server has answered them, here or in another tab.
  const answered = () => {
    const pending = keysOf(outbox.read())
    return applied.filter(({ key }) => !pending.has(key))
  }
  const keep = (actions: readonly PendingAction[]) => {
    applied = actions
    const keys = keysOf(actions)
    for (const key of refused) if (!keys.has(key)) refused.delete(key)
  }

  return {
    lines,
    /** Every line that tells something of a product. */
    known: () => [...(base ?? []), ...lines()],
    isKnown: () => base !== undefined,
    isOutdated: () => answered().length > 0,
    answered,
    show: () => {
      keep([...answered(), ...outbox.read()])
      const actions = applied.filter(({ key }) => !refused.has(key))
      const all = actions.reduce((before, { action }) => applyAction(before, action).lines, base ?? [])
      store.set(cartAtom, { status: base ? 'ready' : 'loading', lines: all, isWaiting, version })
    },
    /** The server has refused the action with this key. */
    refuse: (key: string) => void refused.add(key),
    /** The server has sent the cart, which contains these actions. */
    settle: (sent: { lines: readonly CartLine[]; version: number }, contained: readonly PendingAction[]) => {
      base = sent.lines
      version = sent.version
      const keys = keysOf(contained)
      keep(applied.filter(({ key }) => !keys.has(key)))
      isWaiting = false
    },
    /** Marks it as waiting for the connection. Returns whether it was waiting before. */
    wait: () => {
      const before = isWaiting
      isWaiting = true
      return before
    },
    empty: () => {
      base = []
      keep([])
    },
  }
}

const keysOf = (actions: readonly PendingAction[]) => new Set(actions.map(({ key }) => key))
