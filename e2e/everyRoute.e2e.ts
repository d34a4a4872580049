import type { Page } from 'playwright'
import { beforeAll, describe, type ExpectStatic, expect, it } from 'vitest'
import { findAxeViolations, loadAxe } from '#e2e/testing/accessibility.ts'
import { type ApiClient, asAdmin, asAmina } from '#e2e/testing/apiClient.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import {
  denied,
  loginPrompt,
  type PageSigns,
  type RoutePage,
  routeTable,
  type VisitorRole,
} from '#e2e/testing/routeTable.ts'
import { onDesktop, openTab, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop()
const roles: VisitorRole[] = ['guest', 'customer', 'admin']

/** What stands for the names in braces of the table. */
const ids: Record<string, string> = {}
let callers: Partial<Record<VisitorRole, ApiClient>>
let visitors: Record<VisitorRole, Visitor>

beforeAll(async () => {
  const [customer, admin] = await Promise.all([asAmina(shop.url), asAdmin(shop.url)])
  callers = { customer, admin }
  Object.assign(ids, await findIds(customer))
  const [guest, amina, themba] = await Promise.all(roles.map(() => shop.visitor(onDesktop)))
  if (!guest || !amina || !themba) throw new Error('There is no browser')
  await guest.page.goto('/')
  await logIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
  await logIn(themba, 'admin@ekhaya.example', 'Sawubona-admin')
  visitors = { guest, customer: amina, admin: themba }
  for (const { page } of Object.values(visitors)) await loadAxe(page.context())
}, 120_000)

const logIn = async (visitor: Visitor, email: string, password: string) => {
  await visitor.page.goto('/Login')
  await signIn(visitor, email, password)
}

const findIds = async (amina: ApiClient) => {
  const [{ orders }, { bookings }, { data }, { result }] = await Promise.all([
    amina.get(`customer/orders/${amina.customerId}`),
    amina.get(`bookings/own/${amina.customerId}`),
    amina.get('products/getProduct/vuthela-rondavel-kettle'),
    amina.get('api/service-providers/slots/hendrik-botha?days=14'),
  ])
  const { days } = result as { days: { slots: { start: string }[] }[] }
  const freeTimes = days.flatMap(({ slots }) => slots.map(({ start }) => start))
  return {
    order: (orders as { id: string }[])[0]?.id,
    booking: (bookings as { id: string }[])[0]?.id,
    kettle: (data as { id: string }).id,
    customer: amina.customerId,
    // Opening the form keeps the time for a while, so nobody else can.
    'freeTime of customer': freeTimes.at(-1),
    'freeTime of admin': freeTimes.at(-2),
  }
}

const addressOf = ({ path }: RoutePage, role: VisitorRole) =>
  path.replaceAll(/{(\w+)}/g, (_, name: string) => encodeURIComponent(ids[`${name} of ${role}`] ?? ids[name] ?? name))

/** Other spellings of an address, each of which leads to the same page. */
const spellings: Record<string, (address: string) => string> = {
  'as it is specified': (address) => address,
  'in lower case': (address) => withPath(address, (path) => path.toLowerCase()),
  'with a slash at its end': (address) => withPath(address, (path) => path.replace(/\/?$/, '/')),
  'with an encoded letter': (address) => withPath(address, encodeLetter),
}

const withPath = (address: string, change: (path: string) => string) => {
  const [path = '', query] = address.split('?')
  return query === undefined ? change(path) : `${change(path)}?${query}`
}

const encodeLetter = (path: string) =>
  path.replace(/(?<![%\w])[A-Za-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

const named = (name: string | RegExp) => (typeof name === 'string' ? name : expect.stringMatching(name))

/** The name of a page without that of the shop. */
const withoutShop = (title = '') => title.replace(/ \| Ekhaya$|^Ekhaya: /, '')

const isDirectory = (path: string) => /^\/ServiceProvider(?!_)/i.test(path)

describe('the page from the server', () => {
  it.each(routeTable)('$path is the right one for everybody, however its address is written', async (row) => {
    const answers = Object.entries(spellings).flatMap(([spelling, spell]) =>
      roles.map(async (role) => [`${spelling}, for a ${role}`, await readPage(spell(addressOf(row, role)), role)]),
    )
    const expected = {
      status: row.status,
      title: named(row.title),
      headings: [named(row.heading)],
      isListed: row.status === 200 && !row.access && !row.unlisted,
      menu: isDirectory(row.path) ? 'Search By Service Provider Categories' : 'Shop by Category',
      adminLinks: 0,
    }

    for (const [name, answer] of await Promise.all(answers)) expect(answer, String(name)).toEqual(expected)
  })
})

const readPage = async (address: string, role: VisitorRole) => {
  const authorization = callers[role]?.authorization
  const headers = { accept: 'text/html', ...(authorization && { authorization }) }
  const response = await fetch(shop.url + address, { headers })
  const html = await response.text()
  const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
  return {
    status: response.status,
    title: withoutShop(/<title>(.*?)<\/title>/.exec(html)?.[1]),
    headings: [...scripted.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words),
    isListed: response.ok && !html.includes('<meta name="robots" content="noindex">'),
    menu: /Search By Service Provider Categories|Shop by Category/.exec(html.replaceAll(/<[^>]*>/g, ''))?.[0],
    adminLinks: scripted.split(/href="\/(?:Dashboard|\w+_Management)"/).length - 1,
  }
}

/** Each role types the addresses in a way of its own: the script has to find the page of each. */
const habits: Record<VisitorRole, keyof typeof spellings> = {
  guest: 'with an encoded letter',
  customer: 'in lower case',
  admin: 'with a slash at its end',
}

/** Pages that every role opens; with `ROUTES=all` every role opens every page, which takes minutes. */
const samples = ['/', '/account', '/Dashboard']

/** Whom a page is for. */
const ownRoles = { nobody: 'guest', signedIn: 'customer', admin: 'admin' } as const

const isWalkedBy = (role: VisitorRole) => (row: RoutePage) =>
  process.env['ROUTES'] === 'all' || samples.includes(row.path) || role === ownRoles[row.access ?? 'nobody']

describe.concurrent.each(roles)('after hydration, for a %s,', (role) => {
  it('the side menu has the right links', async ({ expect }) => {
    const { page } = await openTab(visitors[role].page.context())
    await page.goto('/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.waitFor()
    const readHrefs = () => menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    // Until the session is known, it is the menu of a guest.
    await expect.poll(readHrefs, { timeout: 10_000 }).toEqual(menus[role])
    await page.close()
  })

  it.for(routeTable.filter(isWalkedBy(role)))(
    '$path is the right page, without an error and accessible',
    async (row, { expect }) => {
      const { page, pageErrors } = await openTab(visitors[role].page.context())
      const address = spellings[habits[role]]?.(addressOf(row, role)) ?? ''
      const answer = await page.goto(address)
      await page.waitForLoadState('networkidle')

      await expect.poll(() => readSigns(page), { timeout: 10_000 }).toEqual(expectedSigns(row, role))
      expect(answer?.status()).toBe(row.status)
      if (row.dialog) await expectDialog(expect, page, row.dialog, role)
      if (!accessibleScreens.has(screenOf(row, role))) expect(await findAxeViolations(page)).toEqual([])
      accessibleScreens.add(screenOf(row, role))
      expect(pageErrors.filter((error) => !isOfDocument(error, row))).toEqual([])
      await page.close()
    },
  )
})

/** What a role sees at a page: all pages that are refused look the same, and are analysed once. */
const screenOf = (row: RoutePage, role: VisitorRole) => {
  const shown = shownTo(row, role)
  return `${role} ${shown === loginPrompt || shown === denied ? shown.title : row.path}`
}

const accessibleScreens = new Set<string>()

const expectDialog = async (expect: ExpectStatic, page: Page, name: string, role: VisitorRole) => {
  const dialog = page.getByRole('dialog', { name })
  if (role === 'guest') return dialog.waitFor()
  expect(await dialog.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/')
}

const expectedSigns = (row: RoutePage, role: VisitorRole) => {
  const { title, heading } = shownTo(row, role)
  return {
    title: named(title),
    headings: [named(heading)],
    categories: [isDirectory(row.path) ? 'Search By Service Provider Categories' : 'Shop by Category'],
    hasSearch: !isDirectory(row.path),
    isTooWide: false,
  }
}

const shownTo = (row: RoutePage, role: VisitorRole): PageSigns => {
  if (row.access && role === 'guest') return loginPrompt
  if (row.access === 'admin' && role === 'customer') return denied
  return row.loaded ?? row
}

const links = ['/', '/Categories', '/ServiceProviders', '/AboutUs', '/ContactUs', '/Help', '/account']
const adminLinks = [
  ...['/Dashboard', '/Products_Management', '/Orders_Management', '/ServiceProvider_Management'],
  ...['/Bookings_Management', '/Customers_Management', '/Reviews_Management', '/Enquiries_Management'],
  ...['/Banner_Management', '/Audit', '/Security'],
]

/** The links of the side menu. */
const menus: Record<VisitorRole, string[]> = {
  guest: [...links, '/Login', '/Signup', '/Cart'],
  customer: [...links, '/Cart'],
  admin: [...links, '/Cart', ...adminLinks],
}

const readSigns = async (page: Page) => {
  const read = await page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
    return {
      title: document.title,
      headings: texts('h1'),
      categories: texts('header button[aria-expanded]').filter((text) => /Categor/.test(text)),
      hasSearch: document.querySelector('header [role=combobox]') !== null,
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    }
  })
  return { ...read, title: withoutShop(read.title) }
}

// The browser reports the status of the document itself as an error.
const isOfDocument = (error: string, { status }: RoutePage) =>
  status !== 200 &&
  error.startsWith(`Console: Failed to load resource: the server responded with a status of ${status}`)

/** Help looks the same to everybody: one role opens all addresses, and the others one. */
const movedPages: Record<VisitorRole, string[]> = {
  guest: ['StokvelMembers', 'Payment', 'Statement', 'AllMembers'],
  customer: ['Statement'],
  admin: ['AllMembers'],
}

describe.concurrent.each(roles)('the pages of an older shop, for a %s,', (role) => {
  it('lead to Help from their place in the fragment', async ({ expect }) => {
    const { page, pageErrors } = await openTab(visitors[role].page.context())
    for (const name of movedPages[role]) {
      for (const fragment of [`#${name}`, `#/${name}`, `#${name.toLowerCase()}`]) {
        await page.goto(`/${fragment}`)
        await expectMovedPage(page, fragment)
      }
    }
    // The home page is open: a bookmark changes the fragment only.
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.goto('/#Payment')
    await expectMovedPage(page, '#Payment')
    expect(pageErrors).toEqual([])
    await page.close()
  })
})

const expectMovedPage = async (page: Page, fragment: string) => {
  await page.waitForURL(shop.url + fragment.replace(/^#\/?/, '/'))
  await page.getByRole('heading', { level: 1, name: 'Help', exact: true }).waitFor()
  await page.getByText('This page has moved').waitFor()
}
