import { atom } from 'jotai'
import { type Client, useClient } from '#web/state/client.ts'
import { onItemChange, readItem, writeItem } from './storage.ts'
import type { Store } from './store.ts'
import { useHydratedAtom } from './useHydratedAtom.ts'

type Theme = 'system' | 'light' | 'dark' | 'contrast'

const themeAtom = atom<Theme>('system')
const themes: readonly Theme[] = ['light', 'dark', 'contrast']

/** The chosen theme, and `choose` to set another. The script in index.html has applied it before the first paint. */
export const useTheme = () => {
  const { store } = useClient()
  const theme = useHydratedAtom<Theme>(themeAtom, 'system')
  const choose = (chosen: Theme) => {
    writeItem('theme', chosen === 'system' ? undefined : chosen)
    applyTheme(store)
  }
  return { theme, choose }
}

/** Applies the stored theme, and again when another tab changes it. Returns a function that stops it. */
export const startTheme = ({ store }: Client) => {
  applyTheme(store)
  return onItemChange('theme', () => applyTheme(store))
}

const applyTheme = (store: Store) => {
  const stored = readItem('theme')
  const theme = themes.find((supported) => supported === stored)
  store.set(themeAtom, theme ?? 'system')
  if (theme) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
}
