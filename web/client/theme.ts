import { atom, useAtomValue } from 'jotai'
import { type Client, useClient } from './client.ts'
import { followItem, readItem, writeItem } from './storage.ts'

export type Theme = 'system' | 'light' | 'dark' | 'contrast'

const themeAtom = atom<Theme>('system')
const themes: readonly Theme[] = ['light', 'dark', 'contrast']

/** The chosen theme and the way to choose another. The page's first script has already set it before anything was drawn. */
export const useTheme = () => {
  const { store } = useClient()
  const theme = useAtomValue(themeAtom)
  const choose = (chosen: Theme) => {
    writeItem('theme', chosen === 'system' ? undefined : chosen)
    apply(store)
  }
  return { theme, choose }
}

/** Applies what was chosen before, here or in another tab. Answers the way to stop. */
export const startTheme = ({ store }: Client) => {
  apply(store)
  return followItem('theme', () => apply(store))
}

const apply = (store: Client['store']) => {
  const stored = readItem('theme')
  const theme = themes.find((known) => known === stored)
  store.set(themeAtom, theme ?? 'system')
  if (theme) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
}
