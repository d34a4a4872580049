import { elapsed } from '#ui-kit/shop/audit/moments.ts'

/** How long ago an ISO moment was: '2 min ago'. A clock that is slow makes it 'just now'. */
export const timeAgo = (at: string, now = new Date().toISOString()) => {
  const passed = elapsed(at, now)

  return passed === 'at once' ? 'just now' : `${passed} ago`
}
