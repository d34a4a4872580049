import type { Session } from '#web/client/session.ts'

/** The footer's links, as specified. */
export const footerGroups = [
  {
    title: 'Help',
    links: [
      { label: 'Contact Us', href: '/ContactUs' },
      { label: 'Help Center', href: '/Help' },
    ],
  },
  {
    title: 'Account',
    links: [
      { label: 'My Account', href: '/account' },
      { label: 'Personal Details', href: '/account/personal-details' },
      { label: 'Track Order', href: '/account/orders' },
    ],
  },
  { title: 'Company', links: [{ label: 'About Us', href: '/AboutUs' }] },
]

/** The side menu for whoever is here; the page one is on is marked. */
export const menuItems = ({ status, person }: Session, path: string, onLogout: () => void) => [
  ...links([...everybody, ...(status === 'signedIn' ? [] : guests), cart], path),
  ...(person?.role === 'Admin' ? links(admins, path) : []),
  ...(status === 'signedIn' ? [{ label: 'Logout', onSelect: onLogout }] : []),
]

type MenuLink = [label: string, href: string]

const everybody: MenuLink[] = [
  ['Home', '/'],
  ['Categories', '/Categories'],
  ['About Us', '/AboutUs'],
  ['Contact Us', '/ContactUs'],
  ['Help', '/Help'],
  ['Account', '/account'],
]

const guests: MenuLink[] = [
  ['Login', '/Login'],
  ['Signup', '/Signup'],
]
const cart: MenuLink = ['Cart', '/Cart']
// Each page of the admins has the address of its name.
const admins = [
  'Dashboard',
  'Products Management',
  'Orders Management',
  'Customers Management',
  'Reviews Management',
  'Audit',
].map((label): MenuLink => [label, `/${label.replace(' ', '_')}`])

const links = (entries: MenuLink[], path: string) =>
  entries.map(([label, href]) => ({ label, href, current: href.toLowerCase() === path.toLowerCase() }))
