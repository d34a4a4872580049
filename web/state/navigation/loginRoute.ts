/** The page below the sign-in dialog; stored in the state of the history entry. */
export interface BackgroundLocation {
  pathname: string
  search: string
}

/** Whether the path is that of the sign-in dialog, which opens above a page. */
export const isLoginPath = (path: string) => /^\/(login|signup)\/?([?#]|$)/i.test(path)

export const backgroundOf = ({ state }: { state: unknown }) => {
  const { background } = (state ?? {}) as { background?: Partial<BackgroundLocation> }
  return isBackgroundLocation(background) ? background : undefined
}

const isBackgroundLocation = (background: Partial<BackgroundLocation> | undefined): background is BackgroundLocation =>
  typeof background?.pathname === 'string' && typeof background.search === 'string'
