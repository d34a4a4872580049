import { matchPage, missingOffline } from '#web/shell/routing/matchPage.ts'
import { isPrivate } from '#web/state/navigation/route.ts'
import { seenPages } from '#web/state/offline/seenPages.ts'

/**
 * Takes the stored document of another page for the current address. Where that page cannot be shown without a connection, the site says
 * so in its place.
 */
export const adoptDocument = () => {
  if (!isOnDevice()) history.replaceState({ ...history.state, usr: missingOffline }, '')
  for (const element of document.head.querySelectorAll('title, meta[name=description]')) element.remove()
}

/** Whether the page at the current address can be shown without a connection: it was seen, or its content is in this browser. */
const isOnDevice = () => {
  const { route, dialogIsOpen } = matchPage({ ...location, state: null })
  const href = location.pathname + location.search
  return dialogIsOpen || isPrivate(route) || seenPages().some((page) => page.href === href)
}
