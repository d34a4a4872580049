import { formatElapsed } from '#ui-kit/shop/audit/timeFormats.ts'

/** How long ago an ISO moment was: '2 min ago'. A moment in the future, on a slow clock, gives 'just now'. */
export const timeAgo = (at: string, now = new Date().toISOString()) => {
  const elapsedTime = formatElapsed(at, now)

  return elapsedTime === 'at once' ? 'just now' : `${elapsedTime} ago`
}
