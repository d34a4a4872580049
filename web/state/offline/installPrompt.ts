import { atom } from 'jotai'

/** Asks the browser to install the shop as an app; undefined where it would not. Set once the page is idle. */
export const installAtom = atom<{ install: () => void }>()
