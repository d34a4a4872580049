import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openedShop } from './openedShop.ts'
import { mailsTo, nextOtp } from './outbox.ts'
import { onDesk, onPhone, signIn, type Visitor } from './visitor.ts'

const kettle = '/vuthela-rondavel-kettle'
const shop = openedShop()

const customers = [
  { on: 'a phone', size: onPhone, email: 'naledi.phone@ekhaya.example' },
  { on: 'a desk', size: onDesk, email: 'naledi.desk@ekhaya.example' },
]

const visitors = new Map<string, Visitor>()

/** One of the two browsers of a customer. */
const visitor = async ({ email, size }: (typeof customers)[number], place: 'here' | 'elsewhere') => {
  const known = visitors.get(email + place) ?? (await shop.visitor(size))
  visitors.set(email + place, known)
  return known
}

const both = (naledi: (typeof customers)[number]) =>
  Promise.all([visitor(naledi, 'here'), visitor(naledi, 'elsewhere')])

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

/** A code may be asked for again a minute after the last one: whoever is too early tries again. */
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

const isSignedIn = async (page: Page) => {
  await page.goto('/account/address-book')
  await page.getByRole('heading', { name: 'Delivery Addresses' }).waitFor()
}

/** As if its 15 minutes were nearly over: the browser cannot tell what the shop would say to it. */
const ageToken = (page: Page) =>
  page.evaluate(() => {
    const [header, claims = '', signature] = (localStorage.getItem('accessToken') ?? '').split('.')
    const aged = { ...JSON.parse(atob(claims)), exp: Math.floor(Date.now() / 1000) + 60 }
    localStorage.setItem('accessToken', [header, btoa(JSON.stringify(aged)).replaceAll('=', ''), signature].join('.'))
  })

const complaintsBut = ({ complaints }: Visitor, expected: RegExp) =>
  complaints.filter((complaint) => !expected.test(complaint))

describe.each(customers)('on $on, an account', (naledi) => {
  it('is opened from where one is, proven by the mailed code, and one is back there', async () => {
    const { page } = await visitor(naledi, 'here')
    await page.goto(kettle)
    await openFromMenu(page, 'Signup')
    await signUp(page, naledi.email)
    await typeOtp(page, await nextOtp(shop.url, naledi.email, 0))

    await page.waitForURL(`**${kettle}`)
    await openFromMenu(page, 'Account')
    await page.getByText('Sawubona, Naledi.').waitFor()
  })

  it('keeps addresses: added, edited and deleted, with the first one chosen after that', async () => {
    const { page } = await visitor(naledi, 'here')
    await isSignedIn(page)
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

  it('is entered in a second place', async () => {
    const elsewhere = await visitor(naledi, 'elsewhere')
    await elsewhere.page.goto('/account/address-book')
    await elsewhere.page.getByText('You need to be logged in to view this page').waitFor()
    await elsewhere.page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await signIn(elsewhere, naledi.email, 'Rondavel-2026')

    await elsewhere.page.getByRole('radio', { name: 'Naledi Mokoena' }).waitFor()
  })
})

describe('a phone that drops the page while its owner reads the mail', () => {
  it('finds the code entry again, and the page that was left', async () => {
    const email = 'naledi.reload@ekhaya.example'
    const { page } = await shop.visitor(onPhone)
    await page.goto('/account/address-book')
    await page.getByText('You need to be logged in to view this page').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await page.getByRole('link', { name: 'New to Ekhaya? Signup here!' }).click()
    await signUp(page, email)

    await page.reload()
    await typeOtp(page, await nextOtp(shop.url, email, 0))
    await page.getByText('Your e-mail address is verified. Please log in.').waitFor()
    const form = dialog(page, 'Login')
    await form.getByLabel('Password', { exact: true }).fill('Rondavel-2026')
    await form.getByRole('button', { name: 'Login' }).click()

    await page.getByRole('heading', { name: 'Delivery Addresses' }).waitFor()
    await page.context().close()
  })
})

describe('somebody whose address is not proven yet', () => {
  it('orders, types the code that comes, and has ordered', async () => {
    const email = 'naledi.order@ekhaya.example'
    const { page } = await shop.visitor(onPhone)
    await page.goto(kettle)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await openFromMenu(page, 'Signup')
    await signUp(page, email)
    await dialog(page, 'Enter OTP sent to your email').getByRole('button', { name: 'Close' }).click()
    const newcomer = { page, complaints: [] }
    await openFromMenu(page, 'Login')
    await signIn(newcomer, email, 'Rondavel-2026')

    await page.goto('/buy/review')
    await page.getByText('Add a delivery address first.').filter({ visible: true }).waitFor()
    await addAddress(page, 'Naledi Mokoena', '41 Moema Street')
    await page.getByRole('region', { name: 'Delivery Addresses' }).and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).click()
    await typeOtp(page, await nextOtp(shop.url, email, 0))
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).click()

    await page.getByRole('region', { name: 'Thank you, your order is placed' }).waitFor()
    await page.context().close()
  })
})

describe('somebody who uses no mouse', () => {
  it('signs up, proves the address and is in', async () => {
    const email = 'naledi.keys@ekhaya.example'
    const { page } = await shop.visitor(onDesk)
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
    await keyboard.type(await nextOtp(shop.url, email, 0))
    await press('Tab')
    await press('Enter')

    await page.getByText('Hi Naledi').waitFor()
    await page.context().close()
  })
})

/** Who has the focus, as a person would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, id, textContent } = document.activeElement ?? document.body
    return id ? `${tagName.toLowerCase()}#${id}` : textContent
  })

const asAmina = async (path: string) => {
  const amina = await shop.visitor(onDesk)
  await amina.page.goto(path)
  await amina.page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
  return amina
}

describe('the keyboard', () => {
  it('goes on in the page after a login, which is told, and after a logout', async () => {
    const { page } = await asAmina(kettle)
    await page.waitForURL(`**${kettle}`)
    await page.getByText('Welcome, Amina').waitFor()
    await expect.poll(() => focused(page)).toBe('main#main')

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter')
    await page.getByText('User successfully logged out').waitFor()
    await expect.poll(() => focused(page)).toBe('main#main')
    await page.context().close()
  })

  it('goes on where a dialog was opened, or near there', async () => {
    const { page } = await asAmina('/')
    await isSignedIn(page)
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

describe('who is quicker than the script of a page', () => {
  it('is led back to it after the login all the same', async () => {
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
  it('closes the dialog, and asks before what was typed in it is lost', async () => {
    const { page } = await asAmina('/')
    await isSignedIn(page)
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
    const { page } = await asAmina('/account')
    await page.getByRole('link', { name: /Address book/ }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog(page, 'Delete address').getByRole('button', { name: 'Close' }).dblclick()
    await dialog(page, 'Delete address').waitFor({ state: 'detached' })

    await page.getByRole('radio', { name: 'Gogo Rhulani Daniels' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/account/address-book')
    await page.context().close()
  })
})

describe('a password that is changed while one is signed in', () => {
  it('is changed above the page, and a reload stays at it', async () => {
    const { page } = await asAmina('/')
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
    ['one after the other', true, 1],
    ['each by itself in a browser without locks', false, 2],
  ])('renew the session at once, %s, and stay signed in', async (_how, locks, renewals) => {
    const amina = await shop.visitor(onDesk)
    const context = amina.page.context()
    if (!locks) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    await amina.page.goto('/Login')
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    const other = await context.newPage()
    // Nothing of the shop runs here that might renew it before the two do.
    await Promise.all([amina.page.goto('/robots.txt'), other.goto('/robots.txt')])
    await ageToken(amina.page)
    let asked = 0
    await context.route('**/refresh-token', async (route) => {
      asked += 1
      // Long enough for the other tab to want it as well.
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })

    await Promise.all([isSignedIn(amina.page), isSignedIn(other)])

    expect(asked).toBe(renewals)
    await Promise.all([isSignedIn(amina.page), isSignedIn(other)])
    await context.close()
  })

  it('are signed out together', async () => {
    const amina = await shop.visitor(onDesk)
    await amina.page.goto('/Login')
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    const other = await amina.page.context().newPage()
    await isSignedIn(other)

    await amina.page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()

    await other.getByText('You need to be logged in to view this page').waitFor()
    await amina.page.context().close()
  })
})

describe('a session that ends while a form is filled in', () => {
  it('asks for a login, and gives the form back as it was', async () => {
    const amina = await shop.visitor(onDesk)
    const { page } = amina
    await page.goto('/Login')
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    await isSignedIn(page)
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

// A minute after its first one-time password there may be another: by now it is nearly over.
describe.each(customers)('on $on, an account whose password is forgotten', (naledi) => {
  it('gets a new password, by a code of its own; every session ends with the old one', {
    timeout: 120_000,
  }, async () => {
    const [{ page }, elsewhere] = await both(naledi)
    // An open page would hear of it at once: this one finds out when it is opened again.
    await elsewhere.page.goto('about:blank')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click()
    await page.getByText('User successfully logged out').waitFor()
    await page.goto('/Login')
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    const before = (await mailsTo(shop.url, naledi.email)).length
    await dialog(page, 'Forgot your password?').getByLabel('Email').fill(naledi.email)
    await sendOtp(page)
    await typeOtp(page, await nextOtp(shop.url, naledi.email, before))

    const form = dialog(page, 'Change Password')
    await form.getByLabel('New password', { exact: true }).fill('Marula-tree-9')
    await form.getByLabel('Confirm password', { exact: true }).fill('Marula-tree-9')
    await form.getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('Your password is changed. Please log in with the new one.').waitFor()

    await elsewhere.page.goto('/account/address-book')
    await dialog(elsewhere.page, 'Login').getByText('You have been signed out. Please log in again.').waitFor()
    expect(await elsewhere.page.evaluate(() => Object.keys(localStorage))).not.toContain('accessToken')
  })

  it('is entered with the new password, not with the old one', async () => {
    const [here, elsewhere] = await both(naledi)
    const { page } = here
    const form = dialog(page, 'Login')
    expect(await form.getByLabel('Email').inputValue()).toBe(naledi.email)
    await form.getByLabel('Password', { exact: true }).fill('Rondavel-2026')
    await form.getByRole('button', { name: 'Login' }).click()
    await form.getByText('Login Failed').waitFor()
    await signIn(here, naledi.email, 'Marula-tree-9')

    await signIn(elsewhere, naledi.email, 'Marula-tree-9')
    await elsewhere.page.getByRole('radio', { name: 'Naledi Mokoena' }).waitFor()
  })

  it('has brought up no error but the refusals that were meant', async () => {
    const [here, elsewhere] = await both(naledi)
    expect(complaintsBut(here, /\b(401|429)\b/)).toEqual([])
    expect(complaintsBut(elsewhere, /\b(401|403)\b/)).toEqual([])
  })
})
