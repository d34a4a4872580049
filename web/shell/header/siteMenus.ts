import { shopIdentity } from '#domain/shopIdentity.ts'
import { adminLinks } from '#web/shell/adminPages.ts'
import type { Session } from '#web/state/session/session.ts'

/** The items of the side menu for this session; the current page is marked. */
export const menuItems = ({ status, person }: Session, path: string, { onLogout, onInstall }: MenuActions) => [
  ...toMenuItems([...linksForAll, ...(status === 'signedIn' ? [] : guestLinks), cartLink], path),
  ...(person?.role === 'Admin' ? toMenuItems(adminLinks, path) : []),
  ...(onInstall ? [{ label: `Install ${shopIdentity.name}`, onSelect: onInstall }] : []),
  ...(status === 'signedIn' ? [{ label: 'Logout', onSelect: onLogout }] : []),
]

interface MenuActions {
  onLogout: () => void
  /** Undefined where the browser does not offer it. */
  onInstall: (() => void) | undefined
}

type MenuLink = readonly [label: string, href: string]

const linksForAll: MenuLink[] = [
  ['Home', '/'],
  ['Categories', '/Categories'],
  ['Service Providers', '/ServiceProviders'],
  ['About Us', '/AboutUs'],
  ['Contact Us', '/ContactUs'],
  ['Help', '/Help'],
  ['Account', '/account'],
]

const guestLinks: MenuLink[] = [
  ['Login', '/Login'],
  ['Signup', '/Signup'],
]
const cartLink: MenuLink = ['Cart', '/Cart']
const toMenuItems = (entries: readonly MenuLink[], path: string) =>
  entries.map(([label, href]) => ({ label, href, current: href.toLowerCase() === path.toLowerCase() }))
