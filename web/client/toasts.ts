import { atom, useAtomValue } from 'jotai'
import type { Client } from './client.ts'

export interface Toast {
  id: string
  message: string
  tone: 'ok' | 'bad'
  /** What can be done about it while it is shown. */
  action?: ToastAction | undefined
}

interface ToastAction {
  label: string
  onAct?: () => void
  href?: string
}

export const toastsAtom = atom<readonly Toast[]>([])
const mostAtOnce = 4
let told = 0

export const useToasts = () => useAtomValue(toastsAtom)

/** Tells the person something: good news for 5 s, 15 s where it can be undone, bad news until it is pressed away. The same words are not stacked. */
export const toast = (store: Client['store'], message: string, tone: Toast['tone'] = 'ok', action?: ToastAction) => {
  const others = store.get(toastsAtom).filter((other) => other.message !== message)
  told += 1
  store.set(toastsAtom, [...others, { id: String(told), message, tone, action }].slice(-mostAtOnce))
}

export const dismissToast = (store: Client['store'], id: string) =>
  store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id))
