import { matchPath } from 'react-router-dom'

/** The page that the login dialog was opened from; it is remembered in the history's entry. */
export interface Background {
  pathname: string
  search: string
}

export const isLogin = (path: string) => matchPath('/Login', path) !== null

export const backgroundOf = ({ state }: { state: unknown }): Background | undefined =>
  isObject(state) && isBackground(state['background']) ? state['background'] : undefined

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isBackground = (value: unknown): value is Background =>
  isObject(value) && typeof value['pathname'] === 'string' && typeof value['search'] === 'string'
