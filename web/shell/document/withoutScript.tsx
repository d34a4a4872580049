import type { ReactNode } from 'react'
import { shopContact } from '#domain/shopContact.ts'
import { WithoutScriptScreen } from '#ui-kit/screens/shell/WithoutScriptScreen.tsx'
import { NoScriptNotice } from '#ui-kit/shop/shell/NoScriptNotice.tsx'
import type { PageMatch } from '#web/shell/routing/matchPage.ts'
import { isPrivate } from '#web/state/navigation/route.ts'

export interface WithoutScript {
  /** The content of `noscript`: a notice above the page, or a screen in its place. */
  notice: ReactNode
  /** Rules that hide controls which do nothing without JavaScript. */
  rules: string
}

/** The page's content for browsers without JavaScript. `url` is the requested URL. Used on the server only. */
export const withoutScript = (match: PageMatch, url: string): WithoutScript => {
  const subject = subjectFor(match)
  const hidden = subject ? `${deadControls},#main>:not(noscript)` : deadControls
  return {
    notice: subject ? (
      <WithoutScriptScreen subject={subject} href={url} telephone={telephone} links={ways} />
    ) : (
      <NoScriptNotice categoriesHref="/Categories" telephone={telephone} />
    ),
    rules: `${hidden}{display:none!important}`,
  }
}

// Buttons with a picture stay visible: they are the pictures of a product.
const deadControls = 'button:not([type=submit],:has(img)),[data-needs-script],[data-docked]'

const subjectFor = ({ route, dialogIsOpen }: PageMatch) => {
  if (dialogIsOpen) return 'Logging in'
  if (!isPrivate(route)) return undefined
  if (route.role === undefined) return 'Your cart'
  return route.role === 'admin' ? 'This page' : 'Your account'
}

const telephone = {
  label: shopContact.telephone.shown.replaceAll(' ', '\u00a0'),
  href: `tel:${shopContact.telephone.dialled}`,
}

const ways = [
  { label: 'Home', href: '/' },
  { label: 'Categories', href: '/Categories' },
  { label: 'Help', href: '/Help' },
]
