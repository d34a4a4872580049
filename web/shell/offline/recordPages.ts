import { shopIdentity } from '#domain/shopIdentity.ts'
import { matchPage } from '#web/shell/routing/matchPage.ts'
import { onTitleChange } from '#web/shell/routing/onTitleChange.ts'
import { missingPageAttribute } from '#web/state/navigation/PageHead.tsx'
import { isPrivate } from '#web/state/navigation/route.ts'
import { rememberPage } from '#web/state/offline/seenPages.ts'

/** Remembers which public pages were seen, for the page that is shown offline. Returns a function that stops it. */
export const recordPages = () => {
  record(document.title)
  return onTitleChange(document.title, record)
}

const shopSuffix = ` | ${shopIdentity.name}`

const record = (title: string) => {
  if (canBeShown()) rememberPage({ href: location.pathname + location.search, title: title.replace(shopSuffix, '') })
}

/** Whether the page is public: nobody's orders or settings, and no error. */
const canBeShown = () => {
  if (document.documentElement.hasAttribute(missingPageAttribute)) return false
  const { route, dialogIsOpen } = matchPage({ ...location, state: history.state?.usr ?? null })
  return !dialogIsOpen && !isPrivate(route) && route.status === undefined && route.path !== '/offline'
}
