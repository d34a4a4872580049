import { type Background, isLogin } from '#web/shell/background.ts'

/** The shop's page whose link was followed before its script had begun: the history's entry knows nothing of it. */
export const pageBefore = (): Background | undefined => {
  if (!document.referrer) return undefined

  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && !isLogin(pathname) ? { pathname, search } : undefined
}
