import type { createStore } from 'jotai'

/** Holds the atoms of one page: session, cart, toasts and the rest. */
export type Store = ReturnType<typeof createStore>
