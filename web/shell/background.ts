/** The page that the sign-in dialog was opened from; it is remembered in the history's entry. */
export interface Background {
  pathname: string
  search: string
}

/** Whether an address opens the sign-in dialog above a page. */
export const isLogin = (path: string) => /^\/(login|signup)\/?([?#]|$)/i.test(path)

export const backgroundOf = ({ state }: { state: unknown }) => {
  const { background } = (state ?? {}) as { background?: Partial<Background> }
  return isBackground(background) ? background : undefined
}

const isBackground = (background: Partial<Background> | undefined): background is Background =>
  typeof background?.pathname === 'string' && typeof background.search === 'string'
