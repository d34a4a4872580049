import { readItem, writeItem } from '#web/state/browser/storage.ts'

/** A public page that was opened in this browser and can be shown again without a connection. */
export interface SeenPage {
  /** Path and query. */
  href: string
  title: string
}

const storageKey = 'seenPages'

/** As many as the service worker keeps documents. */
const maxPages = 40

/** The last one first. */
export const seenPages = (): readonly SeenPage[] => {
  try {
    const stored: unknown = JSON.parse(readItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSeenPage) : []
  } catch {
    return []
  }
}

export const rememberPage = (page: SeenPage) => {
  const others = seenPages().filter(({ href }) => href !== page.href)
  writeItem(storageKey, JSON.stringify([page, ...others].slice(0, maxPages)))
}

/** What one person looked at is not shown to the next. */
export const forgetPages = () => writeItem(storageKey, undefined)

const isSeenPage = (page: unknown): page is SeenPage => {
  const { href, title }: Partial<Record<keyof SeenPage, unknown>> = Object(page)
  return typeof href === 'string' && href.startsWith('/') && typeof title === 'string'
}
