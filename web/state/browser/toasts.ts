import { atom } from 'jotai'
import type { Store } from './store.ts'
import { useHydratedAtom } from './useHydratedAtom.ts'

interface Toast {
  id: string
  message: string
  tone: 'ok' | 'bad'
  /** A button or link in the toast. */
  action?: ToastAction | undefined
}

interface ToastAction {
  label: string
  onAct?: () => void
  href?: string
}

const noToasts: readonly Toast[] = []
export const toastsAtom = atom(noToasts)
const maxToasts = 4
let lastId = 0

export const useToasts = () => useHydratedAtom(toastsAtom, noToasts)

/** Shows a toast: 'ok' for 5 s, or 15 s with an action; 'bad' until it is dismissed. A toast with the same message is replaced. */
export const toast = (store: Store, message: string, tone: Toast['tone'] = 'ok', action?: ToastAction) => {
  const others = store.get(toastsAtom).filter((other) => other.message !== message)
  lastId += 1
  store.set(toastsAtom, [...others, { id: String(lastId), message, tone, action }].slice(-maxToasts))
}

export const dismissToast = (store: Store, id: string) =>
  store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id))
