import { cartAtom } from './cart.ts'
import { done } from './cartDeeds.ts'
import type { CartLine } from './cartLines.ts'
import type { CartOutbox, Waiting } from './cartOutbox.ts'
import type { Client } from './client.ts'

/** A customer's cart as it is shown: its lines as the shop last told them, and on top of them every deed that they do not know of. */
export const shownCart = (store: Client['store'], outbox: CartOutbox) => {
  let base: readonly CartLine[] | undefined
  let version: number | undefined
  let onTop: readonly Waiting[] = []
  let isWaiting = false
  const refused = new Set<string>()

  const lines = () => store.get(cartAtom).lines
  // The shop has answered them, here or to another tab, and they no longer wait.
  const answered = () => {
    const waiting = keysOf(outbox.read())
    return onTop.filter(({ key }) => !waiting.includes(key))
  }

  return {
    lines,
    /** Whatever is known of products. */
    known: () => [...(base ?? []), ...lines()],
    isKnown: () => base !== undefined,
    isOutdated: () => answered().length > 0,
    answered,
    show: () => {
      onTop = [...answered(), ...outbox.read()]
      const deeds = onTop.filter(({ key }) => !refused.has(key))
      const all = deeds.reduce((before, { deed }) => done(before, deed).lines, base ?? [])
      store.set(cartAtom, { status: base ? 'ready' : 'loading', lines: all, isWaiting, version })
    },
    refuse: (key: string) => void refused.add(key),
    /** What the shop told knows of these deeds. */
    settle: (told: { lines: readonly CartLine[]; version: number }, known: readonly Waiting[]) => {
      base = told.lines
      version = told.version
      onTop = onTop.filter(({ key }) => !keysOf(known).includes(key))
      isWaiting = false
    },
    /** Answers whether it was waiting before. */
    wait: () => {
      const before = isWaiting
      isWaiting = true
      return before
    },
    empty: () => {
      base = []
      onTop = []
    },
  }
}

const keysOf = (deeds: readonly Waiting[]) => deeds.map(({ key }) => key)
