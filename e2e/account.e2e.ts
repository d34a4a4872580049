import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { fetchMailsTo, waitForOtp } from '#e2e/testing/outbox.ts'
import { onDesktop, onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const kettle = '/vuthela-rondavel-kettle'
const shop = openTestShop()

const customers = [
  { on: 'a phone', size: onPhone, email: 'naledi.phone@ekhaya.example' },
  { on: 'a desktop', size: onDesktop, email: 'naledi.desk@ekhaya.example' },
]

const visitors = new Map<string, Visitor>()

/** One of the two browser contexts of a customer. */
const visitor = async ({ email, size }: (typeof customers)[number], place: 'here' | 'elsewhere') => {
  const known = visitors.get(email + place) ?? (await shop.visitor(size))
  visitors.set(email + place, known)
  return known
}

const bothVisitors = (customer: (typeof customers)[number]) =>
  Promise.all([visitor(customer, 'here'), visitor(customer, 'elsewhere')])

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

const openFromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
}

const typeOtp = async (page: Page, otp: string) => {
  const entry = dialog(page, 'Enter OTP sent to your email')
  await entry.getByLabel('One-time password (OTP)').fill(otp)
  await entry.getByRole('button', { name: 'Validate OTP' }).click()
}

const signUp = async (page: Page, email: string) => {
  const form = dialog(page, 'Signup')
  await form.getByLabel('Firstname').fill('Naledi')
  await form.getByLabel('Lastname').fill('Mokoena')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill('Rondavel-2026')
  await form.getByRole('button', { name: 'Signup' }).click()
  await dialog(page, 'Enter OTP sent to your email').waitFor()
}

/** Presses Send until the dialog for the code opens: the shop sends another code only a minute after the last one. */
const sendOtp = async (page: Page) => {
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect
    .poll(
      async () => {
        if (await send.isEnabled()) await send.click()
        return dialog(page, 'Enter OTP sent to your email')
          .waitFor({ timeout: 3000 })
          .then(
            () => 'sent',
            () => 'too early',
          )
      },
      { timeout: 90_000, interval: 2000 },
    )
    .toBe('sent')
}

const writeAddress = async (page: Page, recipient: string, street: string) => {
  const form = dialog(page, 'Add delivery address')
  await form.getByLabel('Recipient name').fill(recipient)
  await form.getByLabel('Recipient mobile number').fill('0825550143')
  await form.getByLabel('Street address').fill(street)
  await form.getByLabel('Complex / building').fill('House')
  await form.getByLabel('Suburb').fill('Pimville Zone 5')
  await form.getByLabel('City').fill('Soweto')
  await form.getByLabel('Province').selectOption('Gauteng')
  await form.getByLabel('Postal code').fill('1809')
  return form.getByRole('button', { name: 'Add address' })
}

const addAddress = async (page: Page, recipient: string, street: string) => {
  await page.getByRole('button', { name: 'Add Address' }).click()
  await (await writeAddress(page, recipient, street)).click()
  await page.getByRole('radio', { name: recipient }).waitFor()
}

const openAddressBook = async (page: Page) => {
  await page.goto('/account/address-book')
  await page.getByRole('heading', { name: 'Delivery Addresses' }).waitFor()
}

/** Rewrites the stored token so that it seems to expire in a minute. The browser cannot check its signature. */
const expireTokenSoon = (page: Page) =>
  page.evaluate(() => {
    const [header, claims = '', signature] = (localStorage.getItem('accessToken') ?? '').split('.')
    const aged = { ...JSON.parse(atob(claims)), exp: Math.floor(Date.now() / 1000) + 60 }
    localStorage.setItem('accessToken', [header, btoa(JSON.stringify(aged)).replaceAll('=', ''), signature].join('.'))
  })

const unexpectedPageErrors = ({ pageErrors }: Visitor, expected: RegExp) =>
  pageErrors.filter((pageError) => !expected.test(pageError))

describe.each(customers)('on $on, an account', (customer) => {
  it('is created from a product page, verified with the mailed code, and leads back to that page', async () => {
    const { page } = await visitor(customer, 'here')
    await page.goto(kettle)
    await openFromMenu(page, 'Signup')
    await signUp(page, customer.email)
    await typeOtp(page, await waitForOtp(shop.url, customer.email, 0))

    await page.waitForURL(`**${kettle}`)
    await openFromMenu(page, 'Account')
    await page.getByText('Sawubona, Naledi.').waitFor()
  })

  it('keeps addresses that are added, edited and deleted, and selects the first one after a deletion', async () => {
    const { page } = await visitor(customer, 'here')
    await openAddressBook(page)
    await addAddress(page, 'Naledi Mokoena', '41 Moema Street')
    await addAddress(page, 'Gogo Mokoena', '204 Magoro Main Road')
    await page.getByRole('radio', { name: 'Gogo Mokoena' }).check()

    await page.getByRole('button', { name: 'Edit' }).click()
    const form = dialog(page, 'Update delivery address')
    await form.getByLabel('Recipient name').fill('Gogo Rhulani')
    await form.getByRole('button', { name: 'Update address' }).click()
    await page.getByRole('radio', { name: 'Gogo Rhulani' }).waitFor()
    await page.getByText('Address updated successfully').waitFor()

    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog(page, 'Delete address').getByRole('button', { name: 'Delete address' }).click()
    await page.getByRole('radio', { name: 'Gogo Rhulani' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('radio', { name: 'Naledi Mokoena' }).isChecked()).toBe(true)
    await page.getByText('Address deleted successfully').waitFor()
  })

  it('can be signed in from a second browser', async () => {
    const elsewhere = await visitor(customer, 'elsewhere')
    await elsewhere.page.goto('/account/address-book')
    await elsewhere.page.getByText('You need to be logged in to view this page').waitFor()
    await elsewhere.page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await signIn(elsewhere, customer.email, 'Rondavel-2026')

    await elsewhere.page.getByRole('radio', { name: 'Naledi Mokoena' }).waitFor()
  })
})

describe('a phone that reloads the page while its owner reads the mail', () => {
  it('shows the code dialog again, and then the page where the sign-up began', async () => {
    const email = 'naledi.reload@ekhaya.example'
    const { page } = await shop.visitor(onPhone)
    await page.goto('/account/address-book')
    await page.getByText('You need to be logged in to view this page').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await page.getByRole('link', { name: 'New to Ekhaya? Signup here!' }).click()
    await signUp(page, email)

    await page.reload()
    await typeOtp(page, await waitForOtp(shop.url, email, 0))
    await page.getByText('Your e-mail address is verified. Please log in.').waitFor()
    const form = dialog(page, 'Login')
    await form.getByLabel('Password', { exact: true }).fill('Rondavel-2026')
    await form.getByRole('button', { name: 'Login' }).click()

    await page.getByRole('heading', { name: 'Delivery Addresses' }).waitFor()
    await page.context().close()
  })
})

describe('a customer whose e-mail address is not verified yet', () => {
  it('places an order after typing the mailed code', async () => {
    const email = 'naledi.order@ekhaya.example'
    const { page } = await shop.visitor(onPhone)
    await page.goto(kettle)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await openFromMenu(page, 'Signup')
    await signUp(page, email)
    await dialog(page, 'Enter OTP sent to your email').getByRole('button', { name: 'Close' }).click()
    const newcomer = { page, pageErrors: [] }
    await openFromMenu(page, 'Login')
    await signIn(newcomer, email, 'Rondavel-2026')

    await page.goto('/buy/review')
    await page.getByText('Add a delivery address first.').filter({ visible: true }).waitFor()
    await addAddress(page, 'Naledi Mokoena', '41 Moema Street')
    await page.getByRole('region', { name: 'Delivery Addresses' }).and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).click()
    await typeOtp(page, await waitForOtp(shop.url, email, 0))
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).click()

    await page.getByRole('region', { name: 'Thank you, your order is placed' }).waitFor()
    await page.context().close()
  })
})

describe('a visitor who uses no mouse', () => {
  it('signs up, verifies the address and is signed in', async () => {
    const email = 'naledi.keys@ekhaya.example'
    const { page } = await shop.visitor(onDesktop)
    const { keyboard } = page
    const press = async (key: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await keyboard.press(key)
    }
    await page.goto('/')
    await page.getByRole('link', { name: 'Signup' }).focus()
    await press('Enter')
    await dialog(page, 'Signup').getByLabel('Firstname').and(page.locator(':focus')).waitFor()

    await keyboard.type('Naledi')
    await press('Tab')
    await keyboard.type('Mokoena')
    await press('Tab')
    await keyboard.type(email)
    await press('Tab')
    await keyboard.type('Rondavel-2026')
    await press('Escape')
    await press('Enter')
    await dialog(page, 'Enter OTP sent to your email').waitFor()
    await page.getByLabel('One-time password (OTP)').and(page.locator(':focus')).waitFor()
    await keyboard.type(await waitForOtp(shop.url, email, 0))
    await press('Tab')
    await press('Enter')

    await page.getByText('Hi Naledi').waitFor()
    await page.context().close()
  })
})

/** The focused element, by its id or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, id, textContent } = document.activeElement ?? document.body
    return id ? `${tagName.toLowerCase()}#${id}` : textContent
  })

const openAsAmina = async (path: string) => {
  const amina = await shop.visitor(onDesktop)
  await amina.page.goto(path)
  await amina.page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
  return amina
}

describe('the focus', () => {
  it('moves to the main element after a login, which is announced, and after a logout', async () => {
    const { page } = await openAsAmina(kettle)
    await page.waitForURL(`**${kettle}`)
    await page.getByText('Welcome, Amina').waitFor()
    await expect.poll(() => focused(page)).toBe('main#main')

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter')
    await page.getByText('User successfully logged out').waitFor()
    await expect.poll(() => focused(page)).toBe('main#main')
    await page.context().close()
  })

  it('returns to the button that opened a dialog, or near it', async () => {
    const { page } = await openAsAmina('/')
    await openAddressBook(page)
    await page.getByRole('button', { name: 'Add Address' }).click()
    await dialog(page, 'Add delivery address').getByRole('button', { name: 'Close' }).press('Enter')
    await page.getByRole('button', { name: 'Add Address' }).and(page.locator(':focus')).waitFor()

    await page.getByRole('button', { name: 'Add Address' }).click()
    await (await writeAddress(page, 'Aunt Rhoda', '12 Marula Road')).click()
    await page.getByRole('radio', { name: 'Aunt Rhoda' }).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog(page, 'Delete address').getByRole('button', { name: 'Delete address' }).click()
    await page.getByRole('radio', { name: 'Aunt Rhoda' }).waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Delivery Addresses' }).and(page.locator(':focus')).waitFor()
    await page.context().close()
  })
})

describe('a visitor who clicks Login before the script has loaded', () => {
  it('is led back to the page after the login', async () => {
    const amina = await shop.visitor(onPhone)
    const { page } = amina
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(`${kettle}?from=mail`, { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await page.waitForURL('**/Login', { waitUntil: 'commit' })
    scripts.resolve()
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')

    await page.waitForURL(`**${kettle}?from=mail`)
    await page.context().close()
  })
})

describe('Back while a dialog within a page is open', () => {
  it('closes the dialog, and asks before it discards typed text', async () => {
    const { page } = await openAsAmina('/')
    await openAddressBook(page)
    const place = page.url()
    const form = dialog(page, 'Add delivery address')
    await page.getByRole('button', { name: 'Add Address' }).click()
    await form.waitFor()
    await page.goBack()
    await form.waitFor({ state: 'detached' })
    expect(page.url()).toBe(place)

    await page.getByRole('button', { name: 'Add Address' }).click()
    await form.getByLabel('Recipient name').fill('Aunt Zodwa')
    await page.goBack()
    await page.getByRole('button', { name: 'Stay here' }).click()
    expect(await form.getByLabel('Recipient name').inputValue()).toBe('Aunt Zodwa')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await form.waitFor({ state: 'detached' })
    expect(page.url()).toBe(place)
    await page.getByRole('button', { name: 'Add Address' }).and(page.locator(':focus')).waitFor()
    await page.context().close()
  })

  it('goes back once, however often its close button is pressed', async () => {
    const { page } = await openAsAmina('/account')
    await page.getByRole('link', { name: /Address book/ }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog(page, 'Delete address').getByRole('button', { name: 'Close' }).dblclick()
    await dialog(page, 'Delete address').waitFor({ state: 'detached' })

    await page.getByRole('radio', { name: 'Gogo Rhulani Daniels' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/account/address-book')
    await page.context().close()
  })
})

describe('the password dialog of a signed-in customer', () => {
  it('opens above the page, and stays open after a reload', async () => {
    const { page } = await openAsAmina('/')
    await page.goto('/account/personal-details')
    await page.getByRole('button', { name: 'Change password' }).click()
    const form = dialog(page, 'Change Password')
    await form.getByText('amina@ekhaya.example').waitFor()
    await page.getByRole('heading', { name: 'Your details', includeHidden: true }).waitFor()

    await page.reload()
    await form.getByRole('button', { name: 'Send' }).waitFor()
    await page.getByRole('heading', { name: 'Your details', includeHidden: true }).waitFor()
    await form.getByRole('button', { name: 'Close' }).click()
    await page.waitForURL('**/account/personal-details')
    await page.context().close()
  })
})

describe('two tabs of one browser', () => {
  it.each([
    ['one after the other with locks', true, 1],
    ['each by itself without locks', false, 2],
  ])('renew the session at once, %s, and stay signed in', async (_how, hasLocks, renewals) => {
    const amina = await shop.visitor(onDesktop)
    const context = amina.page.context()
    if (!hasLocks) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    await amina.page.goto('/Login')
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    const other = await context.newPage()
    // A page without the shop's script, so that nothing renews the session before the two tabs do.
    await Promise.all([amina.page.goto('/robots.txt'), other.goto('/robots.txt')])
    await expireTokenSoon(amina.page)
    let refreshCalls = 0
    await context.route('**/refresh-token', async (route) => {
      refreshCalls += 1
      // Long enough that the other tab needs the renewal too.
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })

    await Promise.all([openAddressBook(amina.page), openAddressBook(other)])

    expect(refreshCalls).toBe(renewals)
    await Promise.all([openAddressBook(amina.page), openAddressBook(other)])
    await context.close()
  })

  it('are signed out together', async () => {
    const amina = await shop.visitor(onDesktop)
    await amina.page.goto('/Login')
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    const other = await amina.page.context().newPage()
    await openAddressBook(other)

    await amina.page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()

    await other.getByText('You need to be logged in to view this page').waitFor()
    await amina.page.context().close()
  })
})

describe('a session that ends while a form is filled in', () => {
  it('asks for a login, and shows the form with its text again', async () => {
    const amina = await shop.visitor(onDesktop)
    const { page } = amina
    await page.goto('/Login')
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    await openAddressBook(page)
    await page.getByRole('button', { name: 'Add Address' }).click()
    const add = await writeAddress(page, 'Aunt Zodwa', '7 Marula Road')
    await page.evaluate(async () => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      }
      await fetch('/customer/logout', { method: 'POST', headers, body: '{"querydata":{}}' })
    })

    await add.click()
    await dialog(page, 'Login').waitFor()
    expect(await page.getByLabel('Street address').isVisible()).toBe(false)
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')

    expect(await page.getByLabel('Street address').inputValue()).toBe('7 Marula Road')
    await add.click()
    await page.getByRole('radio', { name: 'Aunt Zodwa' }).waitFor()
    await page.context().close()
  })
})

// Last in the file, because the shop sends another one-time password only a minute after the first.
describe.each(customers)('on $on, an account whose password is forgotten', (customer) => {
  it('gets a new password with a mailed code, and all sessions of the old one end', {
    timeout: 120_000,
  }, async () => {
    const [{ page }, elsewhere] = await bothVisitors(customer)
    // An open page would get the news over the live socket: this one must find out when it is opened again.
    await elsewhere.page.goto('about:blank')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click()
    await page.getByText('User successfully logged out').waitFor()
    await page.goto('/Login')
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    const before = (await fetchMailsTo(shop.url, customer.email)).length
    await dialog(page, 'Forgot your password?').getByLabel('Email').fill(customer.email)
    await sendOtp(page)
    await typeOtp(page, await waitForOtp(shop.url, customer.email, before))

    const form = dialog(page, 'Change Password')
    await form.getByLabel('New password', { exact: true }).fill('Marula-tree-9')
    await form.getByLabel('Confirm password', { exact: true }).fill('Marula-tree-9')
    await form.getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('Your password has been changed. Please log in with the new one.').waitFor()

    await elsewhere.page.goto('/account/address-book')
    await dialog(elsewhere.page, 'Login').getByText('refresh token expired. Please log in again').waitFor()
    expect(await elsewhere.page.evaluate(() => Object.keys(localStorage))).not.toContain('accessToken')
  })

  it('can be signed in to with the new password, not with the old one', async () => {
    const [here, elsewhere] = await bothVisitors(customer)
    const { page } = here
    const form = dialog(page, 'Login')
    expect(await form.getByLabel('Email').inputValue()).toBe(customer.email)
    await form.getByLabel('Password', { exact: true }).fill('Rondavel-2026')
    await form.getByRole('button', { name: 'Login' }).click()
    await form.getByText('Login Failed').waitFor()
    await signIn(here, customer.email, 'Marula-tree-9')

    await signIn(elsewhere, customer.email, 'Marula-tree-9')
    await elsewhere.page.getByRole('radio', { name: 'Naledi Mokoena' }).waitFor()
  })

  it('has caused no page error except the expected refusals', async () => {
    const [here, elsewhere] = await bothVisitors(customer)
    expect(unexpectedPageErrors(here, /\b(401|429)\b/)).toEqual([])
    expect(unexpectedPageErrors(elsewhere, /\b(401|403)\b/)).toEqual([])
  })
})
