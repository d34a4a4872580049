// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { toastsAtom } from '#web/state/browser/toasts.ts'
import { ClientContext } from '#web/state/client.ts'
import { isLoginPath } from '#web/state/navigation/loginRoute.ts'
import { SiteLink } from '#web/state/navigation/SiteLink.tsx'
import { useOpenSignIn } from '#web/state/navigation/useOpenSignIn.ts'
import { expireSession, type Session, sessionAtom } from '#web/state/session/session.ts'
import { accessToken, amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { SignIn } from './SignIn.tsx'

const user = userEvent.setup({ delay: null })

const guest: Session = { status: 'guest' }
const unverified: Session = { status: 'signedIn', person: { ...amina, emailVerified: false } }

const Site = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const open = useOpenSignIn()
  return (
    <>
      <p data-testid="place">{pathname + search}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => open('verify')}>
        Verify
      </button>
      <button type="button" onClick={() => open('forgot')}>
        New password
      </button>
      <Link to="/Cart">To the cart</Link>
      <SiteLink href="/Login">To the login</SiteLink>
      {isLoginPath(pathname) && <SignIn shopName="Ekhaya" />}
    </>
  )
}

/** Opens the orders page, with a shop that gives these replies. */
const openPage = (replies: Replies, session: Session = guest, entries = ['/account/orders?page=2']) => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, session)
  const { unmount } = render(
    <ClientContext value={client}>
      <MemoryRouter initialEntries={entries}>
        <LinkProvider link={SiteLink}>
          <Site />
        </LinkProvider>
      </MemoryRouter>
    </ClientContext>,
  )
  return {
    requests,
    store: client.store,
    session: () => client.store.get(sessionAtom),
    toasts: () => client.store.get(toastsAtom).map(({ message }) => message),
    /** Unloads the page, as a phone does in the background. */
    unmountPage: unmount,
  }
}

const currentAddress = () => screen.getByTestId('place').textContent
// The router navigates shortly after the dialog has closed.
const expectAddress = (address: string) => waitFor(() => expect(currentAddress()).toBe(address))
const findDialog = (name: string) => screen.findByRole('dialog', { name })
const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => user.click(button(name))
const follow = (name: string) => user.click(screen.getByRole('link', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = async (label: string, text: string) => {
  await user.clear(field(label))
  await user.type(field(label), text)
}

const signupWith = async (email: string) => {
  await write('Firstname', ' Amina ')
  await write('Lastname', 'Daniels')
  await write('Email', email)
  await write('Password', 'Sawubona-amina')
  await press('Signup')
}

const askForOtp = async (email: string) => {
  await write('Email', email)
  await press('Send')
  await findDialog('Enter OTP sent to your email')
}

const validate = async (otp: string) => {
  await write('One-time password (OTP)', otp)
  await press('Validate OTP')
}

const ok = { body: { email: amina.email } }
const loggedIn = { body: { result: { ...amina, accessToken: accessToken(900), refreshToken: 'family.0.proof' } } }
const adminLoggedIn = { body: { result: { ...loggedIn.body.result, role: 'Admin' } } }
const verified = (purpose: string, resetToken?: string) => ({ body: { purpose, email: amina.email, resetToken } })
const refuses = (status: number, refusal: string, message: string, more: object = {}) => ({
  status,
  body: { refusal, message, ...more },
})

const shop: Replies = {
  'POST /Login': loggedIn,
  'POST /signup': ok,
  'POST /customer/forgot/password': ok,
  'POST /customer/resend/otp': ok,
  'POST /customer/verify/otp': verified('signup'),
  'POST /customer/reset/password': ok,
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the login', () => {
  it('can be sent once both fields are valid', async () => {
    openPage({}, guest, ['/Login'])

    await write('Email', 'amina')
    await write('Password', 'short')
    await user.tab()
    expect(button('Login').disabled).toBe(true)
    expect(screen.getByText('Enter an e-mail address')).toBeDefined()
    expect(screen.getByText('The password must be at least 6 characters long')).toBeDefined()

    await write('Email', amina.email)
    await write('Password', '123456')
    expect(button('Login').disabled).toBe(false)
  })

  it('signs in, and leads back to the page before', async () => {
    const { requests, session } = openPage(shop)
    await follow('To the login')

    await write('Email', ` ${amina.email} `)
    await write('Password', 'Sawubona-amina')
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await press('Login')
    await expectDialogClosed()

    expect(session().person?.firstname).toBe('Amina')
    expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'refreshToken'])
    expect(requests[0]?.querydata).toEqual({ email: amina.email, password: 'Sawubona-amina', rememberMe: true })
    await expectAddress('/account/orders?page=2')
  })

  it.each([
    ['home without a referrer', '', '/'],
    ['home with a referrer of another site', 'https://search.example/?q=kettles', '/'],
    ['home with the signup as referrer', `${location.origin}/Signup`, '/'],
    ['back to a referrer of this shop', `${location.origin}/account/orders?page=2`, '/account/orders?page=2'],
  ])('leads %s', async (_, referrer, address) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    openPage(shop, guest, ['/Login'])

    await write('Email', amina.email)
    await write('Password', 'Sawubona-amina')
    await press('Login')
    await expectDialogClosed()

    await expectAddress(address)
  })

  it.each([
    ['from its own address', '/Login', '/Dashboard'],
    ['above the home page', '/', '/Dashboard'],
    ['above a search', '/?search=kettle', '/?search=kettle'],
    ['above a page for admins', '/Orders_Management?page=2', '/Orders_Management?page=2'],
  ])('of an admin, %s (%s), leads to %s', async (_, start, address) => {
    openPage({ 'POST /Login': adminLoggedIn }, guest, [start])
    if (start !== '/Login') await follow('To the login')

    await write('Email', amina.email)
    await write('Password', 'Sawubona-amina')
    await press('Login')
    await expectDialogClosed()

    await expectAddress(address)
  })

  it.each([
    ['the message of the shop', refuses(401, 'LoginFailed', 'Login Failed'), 'Login Failed'],
    ['what to do', refuses(401, 'LoginFailed', 'Login Failed'), /^Check your e-mail address and your password\./],
    ['why the login has to wait', refuses(429, 'TooManyLogins', 'Please wait 4 seconds'), 'Please wait 4 seconds'],
    ['the message of the specification', { status: 500 }, 'Failed to login'],
  ])('shows, when it fails, %s', async (_, reply, message) => {
    const { requests, session } = openPage({ 'POST /Login': reply }, guest, ['/Login'])

    await write('Email', amina.email)
    await write('Password', 'Sawubona-Amina')
    await press('Login')
    await screen.findByText(message)
    expect(session().status).toBe('guest')

    await press('Login')
    await waitFor(() => expect(requests).toHaveLength(2))
  })

  it('shows an error when there is no network', async () => {
    openPage({}, guest, ['/Login'])

    await write('Email', amina.email)
    await write('Password', 'Sawubona-amina')
    await press('Login')

    await screen.findByText('Network error')
  })

  it('signs nobody in when it was closed before the answer came', async () => {
    const asked = Promise.withResolvers<typeof loggedIn>()
    const { session, requests } = openPage({ 'POST /Login': () => asked.promise })
    await follow('To the login')
    await write('Email', amina.email)
    await write('Password', 'Sawubona-amina')
    await press('Login')
    await waitFor(() => expect(requests).toHaveLength(1))

    await press('Close')
    await act(async () => asked.resolve(loggedIn))

    expect(session().status).toBe('guest')
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('is closed by its close button and by Back, both to the page before', async () => {
    openPage({})
    await follow('To the login')
    await press('Close')
    await expectDialogClosed()
    await expectAddress('/account/orders?page=2')

    await follow('To the login')
    await press('Back')
    await expectDialogClosed()
    await expectAddress('/account/orders?page=2')
  })

  it('says that a session has expired, and asks for the login again', async () => {
    const { store } = openPage({}, { status: 'signedIn', person: amina })
    act(() => expireSession(store))

    await follow('To the login')

    await findDialog('Login')
    expect(screen.getByText('refresh token expired. Please log in again')).toBeDefined()
  })

  it('does not open for somebody who is signed in', async () => {
    openPage({}, { status: 'signedIn', person: amina }, ['/Login'])

    await expectAddress('/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes when the customer has logged in in another tab', async () => {
    const { store } = openPage({})
    await follow('To the login')
    await findDialog('Login')

    act(() => store.set(sessionAtom, { status: 'signedIn', person: amina }))

    await expectDialogClosed()
    await expectAddress('/account/orders?page=2')
  })
})

describe('the addresses of the dialog', () => {
  it('follow its forms, and Back closes it from each of them', async () => {
    openPage({})
    await follow('To the login')
    await write('Email', amina.email)

    await follow('New to Ekhaya? Signup here!')
    await findDialog('Signup')
    await expectAddress('/Signup')
    expect(field('Email').value).toBe(amina.email)

    await follow('Already have an account? Login')
    await findDialog('Login')
    await expectAddress('/Login')

    await follow('Forgot Password?')
    await findDialog('Forgot your password?')
    await expectAddress('/Login?step=forgot')
    expect(field('Email').value).toBe(amina.email)

    await press('Back')
    await expectDialogClosed()
    await expectAddress('/account/orders?page=2')
  })

  it.each([
    ['/Signup', 'Signup'],
    ['/login', 'Login'],
    ['/Login?step=forgot', 'Forgot your password?'],
  ])('%s opens it at %s', async (address, heading) => {
    openPage({}, guest, [address])

    await findDialog(heading)
  })
})

describe('signing up', () => {
  it('verifies the address, logs in and leads back', async () => {
    const { requests, session, toasts } = openPage(shop, guest, ['/account/orders?page=2'])
    await follow('To the login')
    await follow('New to Ekhaya? Signup here!')

    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')
    expect(screen.getByText(amina.email)).toBeDefined()
    await validate('483920')
    await expectDialogClosed()

    expect(requests.map(({ call, querydata }) => [call, querydata])).toEqual([
      ['POST /signup', { firstname: 'Amina', lastname: 'Daniels', email: amina.email, password: 'Sawubona-amina' }],
      ['POST /customer/verify/otp', { email: amina.email, otp: '483920', purpose: 'signup' }],
      ['POST /Login', { email: amina.email, password: 'Sawubona-amina', rememberMe: false }],
    ])
    expect(session().status).toBe('signedIn')
    expect(toasts()).toEqual(['Your e-mail address is verified. Welcome, Amina'])
    await expectAddress('/account/orders?page=2')
  })

  it('leads to the login when the automatic login fails, and says that the address is verified', async () => {
    openPage({ ...shop, 'POST /Login': { status: 500 } }, guest, ['/Signup'])

    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')
    await validate('483920')

    await findDialog('Login')
    expect(screen.getByText('Your e-mail address is verified. Please log in.')).toBeDefined()
    expect(screen.getByText('Failed to login')).toBeDefined()
    expect(field('Email').value).toBe(amina.email)
    await expectAddress('/Login')
  })

  it('shows a field error of the shop at that field, until the field changes', async () => {
    const message = 'This is one of the most common passwords. Please choose another'
    const errors = [{ field: 'password', message }]
    openPage({ 'POST /signup': refuses(400, 'PasswordIsCommon', message, { errors }) }, guest, ['/Signup'])

    await signupWith(amina.email)
    await screen.findByText(message)
    expect(screen.queryAllByText(message)).toHaveLength(1)
    expect(document.activeElement).toBe(field('Password'))
    expect(button('Signup').disabled).toBe(true)

    await write('Password', 'Rondavel-2026')
    expect(screen.queryByText(message)).toBeNull()
    expect(button('Signup').disabled).toBe(false)
  })

  it('accepts no password that is the e-mail address, whichever is typed last', async () => {
    openPage({}, guest, ['/Signup'])
    await write('Firstname', 'Amina')
    await write('Lastname', 'Daniels')
    await write('Password', 'amina@ekhaya.co')
    await write('Email', 'Amina@ekhaya.co')
    await user.tab()

    expect(button('Signup').disabled).toBe(true)
    expect(screen.getByText('Password cannot be the e-mail address')).toBeDefined()
  })

  it('goes back to the filled form when the address was wrong', async () => {
    openPage(shop, guest, ['/Signup'])
    await signupWith('amina@ekhaya.exmaple')
    await findDialog('Enter OTP sent to your email')

    await press('Wrong address?')

    await findDialog('Signup')
    expect(field('Firstname').value).toBe('Amina')
    expect(field('Email').value).toBe('amina@ekhaya.exmaple')
    expect(field('Password').value).toBe('Sawubona-amina')
    expect(document.activeElement).toBe(field('Email'))
  })
})

describe('a one-time password', () => {
  it('that is wrong is refused at its field, with the tries that are left', async () => {
    const message = 'That code is wrong. You have 4 tries left'
    const { requests } = openPage(
      { ...shop, 'POST /customer/verify/otp': refuses(400, 'OtpIsWrong', message) },
      guest,
      ['/Signup'],
    )
    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')

    await validate('483921')

    await screen.findByText(message)
    expect(field('One-time password (OTP)').getAttribute('aria-invalid')).toBe('true')
    expect(button('Validate OTP').disabled).toBe(true)
    await validate('483922')
    await waitFor(() => expect(requests.filter(({ call }) => call.endsWith('verify/otp'))).toHaveLength(2))
  })

  it('that has expired can only be replaced', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const message = 'This code can no longer be used. Please ask for a new one'
    const { requests } = openPage({ ...shop, 'POST /customer/verify/otp': refuses(400, 'OtpIsOver', message) }, guest, [
      '/Signup',
    ])
    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')
    await validate('483921')
    await screen.findByText(message)
    expect(field('One-time password (OTP)').readOnly).toBe(true)

    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await press('Resend OTP')

    await screen.findByText('We have sent you a new OTP.')
    expect(requests.at(-1)).toMatchObject({
      call: 'POST /customer/resend/otp',
      querydata: { email: amina.email, purpose: 'signup' },
    })
    expect(field('One-time password (OTP)').value).toBe('')
    expect(field('One-time password (OTP)').readOnly).toBe(false)
  })

  it('can be asked for again after 60 seconds, counted down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    openPage(shop, guest, ['/Signup'])
    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')
    expect(button('Resend OTP').disabled).toBe(true)
    expect(screen.getByText(/Again in \d+ s/)).toBeDefined()

    await act(() => vi.advanceTimersByTimeAsync(58_000))
    expect(button('Resend OTP').disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(button('Resend OTP').disabled).toBe(false)
  })

  it('can be asked for again after as long as the shop says', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const message = 'Too many codes were sent. You can ask for a new one in 41 minutes'
    const refused = refuses(429, 'TooManyOtps', message, { details: { seconds: 2460 } })
    openPage({ ...shop, 'POST /customer/resend/otp': refused }, guest, ['/Signup'])
    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')
    await act(() => vi.advanceTimersByTimeAsync(61_000))

    await press('Resend OTP')

    await screen.findByText(message)
    expect(button('Resend OTP').disabled).toBe(true)
    expect(screen.getByText(/Again in 41 min/)).toBeDefined()
  })

  it('can still be typed after a reload; the browser stores no password', async () => {
    const before = openPage(shop)
    await follow('To the login')
    await follow('New to Ekhaya? Signup here!')
    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Sawubona-amina')
    before.unmountPage()

    openPage(shop, guest, ['/Signup'])
    await findDialog('Enter OTP sent to your email')
    expect(screen.getByText(amina.email)).toBeDefined()
    await validate('483920')

    await findDialog('Login')
    expect(screen.getByText('Your e-mail address is verified. Please log in.')).toBeDefined()
    await write('Password', 'Sawubona-amina')
    await press('Login')
    await expectDialogClosed()
    await expectAddress('/account/orders?page=2')
    expect(sessionStorage).toHaveLength(0)
  })

  it('cannot be typed after a reload once it has expired', async () => {
    const before = openPage(shop, guest, ['/Signup'])
    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')
    before.unmountPage()

    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() + 10 * 60_000 })
    openPage(shop, guest, ['/Signup'])
    await findDialog('Signup')
  })

  it('is forgotten when the dialog is closed', async () => {
    openPage(shop, guest, ['/Signup'])
    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')

    await press('Close')
    await expectDialogClosed()
    await follow('To the login')

    await findDialog('Login')
  })
})

describe('a login that is delayed after failed logins of others', () => {
  const loginDelayed = refuses(
    429,
    'TooManyLogins',
    'Too many attempts to log in. Please wait 32 seconds and try again',
  )

  it('goes through at once with a mailed code, without typing the password again', async () => {
    const logins = [loginDelayed, loggedIn]
    const { requests, session } = openPage({
      ...shop,
      'POST /Login': () => logins.shift() ?? loggedIn,
      'POST /customer/verify/otp': verified('login'),
    })
    await follow('To the login')
    await write('Email', amina.email)
    await write('Password', 'Sawubona-amina')
    await press('Login')
    await press('E-mail me a code')
    await findDialog('Enter OTP sent to your email')
    await validate('483920')
    await expectDialogClosed()

    expect(requests.slice(1).map(({ call, querydata }) => [call, querydata])).toEqual([
      ['POST /customer/resend/otp', { email: amina.email, purpose: 'login' }],
      ['POST /customer/verify/otp', { email: amina.email, otp: '483920', purpose: 'login' }],
      ['POST /Login', { email: amina.email, password: 'Sawubona-amina', rememberMe: false }],
    ])
    expect(session().status).toBe('signedIn')
    await expectAddress('/account/orders?page=2')
  })

  it('says why no code can be sent', async () => {
    openPage({ 'POST /Login': loginDelayed, 'POST /customer/resend/otp': { status: 500 } }, guest, ['/Login'])
    await write('Email', amina.email)
    await write('Password', 'Sawubona-amina')
    await press('Login')
    await user.click(await screen.findByRole('button', { name: 'E-mail me a code' }))

    await screen.findByText('Failed to send otp')
  })
})

describe('a code that is typed in another browser than that of the sign-up', () => {
  it('asks for a new password, and says why', async () => {
    const { requests } = openPage({ ...shop, 'POST /customer/verify/otp': verified('reset', 'proof') }, guest, [
      '/Signup',
    ])
    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')
    await validate('483920')

    await findDialog('Change Password')
    expect(screen.getByText(/You signed up in another browser: type the password from there/)).toBeDefined()
    await write('New password', 'Sawubona-amina')
    await write('Confirm password', 'Sawubona-amina')
    await press('Change Password')
    await findDialog('Login')
    expect(requests.at(-1)?.querydata).toMatchObject({ resetToken: 'proof', newPassword: 'Sawubona-amina' })
  })

  it.each([
    ['Failed to verify otp', { status: 500 }],
    ['Network error', undefined],
  ])('shows %s when it cannot be verified', async (message, reply) => {
    openPage({ 'POST /signup': ok, ...(reply && { 'POST /customer/verify/otp': reply }) }, guest, ['/Signup'])
    await signupWith(amina.email)
    await findDialog('Enter OTP sent to your email')
    await validate('483920')

    await screen.findByText(message)
  })
})

describe('the link in the mail of a code', () => {
  const mailed = `/Login?step=mail#email=${encodeURIComponent(amina.email)}&link=qD3kX0v9Jr5Wm1Tz8Yc4Lw`

  it('waits for a click, is removed from the address, and does what the code does', async () => {
    const { requests } = openPage({ ...shop, 'POST /customer/verify/otp': verified('reset', 'proof') }, guest, [mailed])
    await findDialog('Verify your e-mail address')
    expect(screen.getByText(amina.email)).toBeDefined()
    await expectAddress('/Login')
    expect(requests).toEqual([])

    await press('Continue')
    await screen.findByLabelText('New password')
    expect(requests.map(({ call, querydata }) => [call, querydata])).toEqual([
      ['POST /customer/verify/otp', { email: amina.email, link: 'qD3kX0v9Jr5Wm1Tz8Yc4Lw' }],
    ])
  })

  it('verifies the address of a signed-in customer, who stays signed in', async () => {
    const { session } = openPage(shop, unverified, [mailed])
    await findDialog('Verify your e-mail address')
    await press('Continue')
    await expectDialogClosed()

    expect(session().person?.emailVerified).toBe(true)
  })

  it('that has expired leads to the login, and says so', async () => {
    const message = 'This code can no longer be used. Please ask for a new one'
    openPage({ ...shop, 'POST /customer/verify/otp': refuses(400, 'OtpIsOver', message) }, guest, [mailed])
    await findDialog('Verify your e-mail address')
    await press('Continue')

    await findDialog('Login')
    expect(screen.getByText(message)).toBeDefined()
    expect(field('Email').value).toBe(amina.email)
  })
})

describe('a forgotten password', () => {
  const reset = { ...shop, 'POST /customer/verify/otp': verified('reset', 'proof') }

  it('is replaced after a verified code, and the new one logs in', async () => {
    const { requests } = openPage(reset)
    await follow('To the login')
    await follow('Forgot Password?')
    await askForOtp(amina.email)
    await validate('483920')
    await findDialog('Change Password')

    await write('New password', 'Rondavel-2026')
    await write('Confirm password', 'Rondavel-2025')
    await user.tab()
    expect(screen.getByText('The passwords are not the same')).toBeDefined()
    await write('Confirm password', 'Rondavel-2026')
    await press('Change Password')

    await findDialog('Login')
    expect(screen.getByText('Your password has been changed. Please log in with the new one.')).toBeDefined()
    expect(requests.at(-1)?.querydata).toEqual({
      email: amina.email,
      newPassword: 'Rondavel-2026',
      confirmPassword: 'Rondavel-2026',
      resetToken: 'proof',
    })
    await write('Password', 'Rondavel-2026')
    await press('Login')
    await expectDialogClosed()
    await expectAddress('/account/orders?page=2')
  })

  it('needs another code when the verified one is too old', async () => {
    const message = 'Please ask for a new code first'
    openPage({ ...reset, 'POST /customer/reset/password': refuses(403, 'ResetNotProven', message) }, guest, [
      '/Login?step=forgot',
    ])
    await askForOtp(amina.email)
    await validate('483920')
    await findDialog('Change Password')
    await write('New password', 'Rondavel-2026')
    await write('Confirm password', 'Rondavel-2026')
    await press('Change Password')

    await findDialog('Forgot your password?')
    expect(screen.getByText(message)).toBeDefined()
    expect(field('Email').value).toBe(amina.email)
  })

  it.each([
    ['Network error', {}],
    ['Failed to send otp', { 'POST /customer/forgot/password': { status: 500 } }],
  ])('shows %s when no code can be sent', async (message, replies: Replies) => {
    openPage(replies, guest, ['/Login?step=forgot'])
    await write('Email', amina.email)
    await press('Send')

    await screen.findByText(message)
  })

  it('asks for a new code in place of an expired one, and for the same one before that', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { requests } = openPage(reset, guest, ['/Login?step=forgot'])
    await askForOtp(amina.email)

    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await press('Resend OTP')
    await waitFor(() => expect(requests.at(-1)?.call).toBe('POST /customer/resend/otp'))
    await act(() => vi.advanceTimersByTimeAsync(601_000))
    await press('Resend OTP')
    await waitFor(() => expect(requests.at(-1)?.call).toBe('POST /customer/forgot/password'))
  })

  it('is changed by a signed-in customer, who is then signed out and logs in again', async () => {
    storeSession()
    const { session } = openPage(reset, { status: 'signedIn', person: amina })
    await press('New password')
    await findDialog('Change Password')
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(screen.getByText(amina.email)).toBeDefined()
    await press('Send')
    await findDialog('Enter OTP sent to your email')
    expect(screen.queryByRole('button', { name: 'Wrong address?' })).toBeNull()
    await validate('483920')
    await findDialog('Change Password')
    await write('New password', 'Rondavel-2026')
    await write('Confirm password', 'Rondavel-2026')
    await press('Change Password')

    await findDialog('Login')
    expect(session()).toEqual({ status: 'guest' })
    expect(localStorage.getItem('refreshToken')).toBeNull()
    await write('Password', 'Rondavel-2026')
    await press('Login')
    await expectDialogClosed()
    await expectAddress('/account/orders?page=2')
  })
})

describe('a reload while the password is changed', () => {
  const reset = { ...shop, 'POST /customer/verify/otp': verified('reset', 'proof') }
  const member: Session = { status: 'signedIn', person: amina }

  it('stays at the first step, above the page where the dialog was opened', async () => {
    const before = openPage(reset, member)
    await press('New password')
    await findDialog('Change Password')
    before.unmountPage()

    openPage(reset, member, ['/Login?step=forgot'])
    await findDialog('Change Password')
    await press('Close')

    await expectDialogClosed()
    await expectAddress('/account/orders?page=2')
  })

  it('asks for the new password again, which the proof in a cookie still allows to set', async () => {
    const before = openPage(reset, member)
    await press('New password')
    await press('Send')
    await findDialog('Enter OTP sent to your email')
    await validate('483920')
    await screen.findByLabelText('New password')
    before.unmountPage()

    const { requests } = openPage(reset, member, ['/Login?step=forgot'])
    await write('New password', 'Rondavel-2026')
    await write('Confirm password', 'Rondavel-2026')
    await press('Change Password')

    await findDialog('Login')
    expect(requests.map(({ call, querydata }) => [call, querydata])).toEqual([
      [
        'POST /customer/reset/password',
        { email: amina.email, newPassword: 'Rondavel-2026', confirmPassword: 'Rondavel-2026' },
      ],
    ])
  })

  it('starts again once the proof is too old', async () => {
    const before = openPage(reset, member)
    await press('New password')
    await press('Send')
    await findDialog('Enter OTP sent to your email')
    await validate('483920')
    await screen.findByLabelText('New password')
    before.unmountPage()

    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() + 10 * 60_000 })
    openPage(reset, member, ['/Login?step=forgot'])

    expect(await screen.findByRole('button', { name: 'Send' })).toBeDefined()
  })
})

describe('a signed-in customer who has to verify the address', () => {
  it('gets a code at once, and returns to the page before', async () => {
    const { requests, session, toasts } = openPage(shop, unverified)
    await press('Verify')
    await findDialog('Enter OTP sent to your email')
    expect(screen.queryByRole('button', { name: 'Wrong address?' })).toBeNull()
    await screen.findByText('We have sent you a new OTP.')

    await validate('483920')
    await expectDialogClosed()

    expect(requests.map(({ call }) => call)).toEqual(['POST /customer/resend/otp', 'POST /customer/verify/otp'])
    expect(session().person?.emailVerified).toBe(true)
    expect(toasts()).toEqual(['Your e-mail address is verified'])
    await expectAddress('/account/orders?page=2')
  })

  it('can type the code that was sent just before', async () => {
    const message = 'A code was just sent. You can ask for a new one in 42 seconds'
    const tooSoon = refuses(429, 'OtpTooSoon', message, { details: { seconds: 42 } })
    openPage({ ...shop, 'POST /customer/resend/otp': tooSoon }, unverified)
    await press('Verify')
    await screen.findByText(message)

    await validate('483920')

    await expectDialogClosed()
  })

  it('reads why no code comes', async () => {
    openPage({ ...shop, 'POST /customer/resend/otp': { status: 500 } }, unverified)
    await press('Verify')

    await screen.findByText('Failed to send otp')
  })
})
