import type { Page } from 'playwright'
import { longProductName, longProviderName } from './longTexts.ts'
import { routeTable, type VisitorRole } from './routeTable.ts'

/** A page of the shop in one of its states, as one role sees it. */
export interface Screen {
  name: string
  role: VisitorRole
  /** Names in braces stand for ids, as in the route table. */
  path: string
  /** A text that is there once the screen is complete. */
  text?: string | RegExp
  /** Brings the open page into the state. */
  open?: (page: Page) => Promise<void>
  /** It exists on phones only: up to 768 px. */
  onPhones?: true
  /** The selector of the part to look at, where something that is open covers the rest. */
  part?: string
}

const ownRoles = { nobody: 'guest', signedIn: 'customer', admin: 'admin' } as const

/** Several addresses lead to one screen: the first is measured. */
const isFirstOfItsKind = ({ title, dialog }: (typeof routeTable)[number], index: number) =>
  routeTable.findIndex((row) => row.title === title && row.dialog === dialog) === index

const routeScreens = routeTable
  .filter(isFirstOfItsKind)
  .map(({ path, access }): Screen => ({ name: path, path, role: ownRoles[access ?? 'nobody'] }))

const press = (role: 'button' | 'link', name: string | RegExp) => async (page: Page) => {
  await page.getByRole(role, { name }).filter({ visible: true }).first().click()
}

const openDialog = (button: string | RegExp) => async (page: Page) => {
  await press('button', button)(page)
  await page.locator('dialog:modal').waitFor()
}

/** Each screen of the shop once, and then the states that need data or a hand. */
export const screens: Screen[] = [
  ...routeScreens,
  { name: 'the menu', role: 'guest', path: '/', open: openDialog('Open the menu') },
  { name: 'the menu of admins', role: 'admin', path: '/', open: openDialog('Open the menu') },
  {
    name: 'the category menu',
    role: 'guest',
    path: '/Cart',
    part: 'header',
    open: press('button', 'Shop by Category'),
  },
  { name: 'the filters', role: 'guest', path: '/?search=kettle', onPhones: true, open: openDialog(/^Filters/) },
  {
    name: 'the filters of service providers',
    role: 'guest',
    path: '/serviceProviderCategories/home-services/plumbing',
    onPhones: true,
    open: openDialog(/^Filters/),
  },
  {
    name: 'search suggestions',
    role: 'guest',
    path: '/Help',
    part: 'header',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Search for products' }).pressSequentially('kettle')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'a search without results', role: 'guest', path: '/?search=geyserwhisperer' },
  { name: 'a search that finds nobody', role: 'guest', path: '/ServiceProviders?search=geyserwhisperer&ratingFrom=4' },
  { name: 'a page that asks for a login', role: 'guest', path: '/account/orders' },
  { name: 'a page for others', role: 'customer', path: '/Dashboard' },
  { name: 'a filled cart', role: 'customer', path: '/Cart', text: longProductName },
  { name: 'the home page of a customer', role: 'customer', path: '/' },
  {
    name: 'a product that the customer reviewed',
    role: 'customer',
    path: '/vuthela-rondavel-kettle',
    text: longProductName,
  },
  {
    name: 'a booking form with errors',
    role: 'customer',
    path: '/ServiceProvider/hendrik-botha/book?start={freeTime}',
    open: async (page) => {
      await page.getByLabel('Phone number').fill('12')
      await page.getByLabel(/^Note/).fill('Please come to the back door and do not let the dog out. '.repeat(5))
      await page.getByText('The phone number must be exactly 10 digits').waitFor()
    },
  },
  {
    name: 'a time that was just taken',
    role: 'customer',
    path: '/ServiceProvider/hendrik-botha/book?start={takenTime}',
  },
  { name: 'a new address', role: 'customer', path: '/account/address-book', open: openDialog(/^Add/) },
  {
    name: 'the table of a service provider',
    role: 'admin',
    path: '/ServiceProvider_Management?search=westhuizen',
    text: longProviderName,
  },
]
