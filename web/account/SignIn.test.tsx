// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { accessToken, amina, anOpenShop, type Replies, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { expire, type Session, sessionAtom } from '#web/client/session.ts'
import { toastsAtom } from '#web/client/toasts.ts'
import { isLogin } from '#web/shell/background.ts'
import { SiteLink } from '#web/shell/SiteLink.tsx'
import { useDialogStep } from '#web/shell/useDialogStep.ts'
import { SignIn } from './SignIn.tsx'

const user = userEvent.setup({ delay: null })

const guest: Session = { status: 'guest' }
const unverified: Session = { status: 'signedIn', person: { ...amina, emailVerified: false } }

const Site = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const open = useDialogStep()
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
      {isLogin(pathname) && <SignIn shopName="Ekhaya" />}
    </>
  )
}

/** A visitor of the orders page, before this shop. */
const visitor = (replies: Replies, session: Session = guest, entries = ['/account/orders?page=2']) => {
  const heard = shopThatAnswers(replies)
  const client = anOpenShop()
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
    heard,
    store: client.store,
    session: () => client.store.get(sessionAtom),
    toasts: () => client.store.get(toastsAtom).map(({ message }) => message),
    /** As a phone does with a page that nobody looks at. */
    drop: unmount,
  }
}

const place = () => screen.getByTestId('place').textContent
// The router moves on a moment after the dialog.
const isAt = (address: string) => waitFor(() => expect(place()).toBe(address))
const headed = (name: string) => screen.findByRole('dialog', { name })
const dialogHasGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
  await headed('Enter OTP sent to your email')
}

const validate = async (otp: string) => {
  await write('One-time password (OTP)', otp)
  await press('Validate OTP')
}

const ok = { body: { email: amina.email } }
const loggedIn = { body: { result: { ...amina, accessToken: accessToken(900), refreshToken: 'family.0.proof' } } }
const verifies = (purpose: string, resetToken?: string) => ({ body: { purpose, email: amina.email, resetToken } })
const no = (status: number, refusal: string, message: string, more: object = {}) => ({
  status,
  body: { refusal, message, ...more },
})

const shop: Replies = {
  'POST /Login': loggedIn,
  'POST /signup': ok,
  'POST /customer/forgot/password': ok,
  'POST /customer/resend/otp': ok,
  'POST /customer/verify/otp': verifies('signup'),
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
  it('can be sent once both fields are in order', async () => {
    visitor({}, guest, ['/Login'])

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

  it('signs in, and leads back to where one was', async () => {
    const { heard, session } = visitor(shop)
    await follow('To the login')

    await write('Email', ` ${amina.email} `)
    await write('Password', 'Sawubona-amina')
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await press('Login')
    await dialogHasGone()

    expect(session().person?.firstname).toBe('Amina')
    expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'refreshToken'])
    expect(heard[0]?.querydata).toEqual({ email: amina.email, password: 'Sawubona-amina', rememberMe: true })
    await isAt('/account/orders?page=2')
  })

  it.each([
    ['home who came from nowhere', '', '/'],
    ['home who came from elsewhere', 'https://search.example/?q=kettles', '/'],
    ['home who came from the signup', `${location.origin}/Signup`, '/'],
    ['back who was here before the script was', `${location.origin}/account/orders?page=2`, '/account/orders?page=2'],
  ])('leads %s', async (_, referrer, address) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    visitor(shop, guest, ['/Login'])

    await write('Email', amina.email)
    await write('Password', 'Sawubona-amina')
    await press('Login')
    await dialogHasGone()

    await isAt(address)
  })

  it.each([
    ['the words of the shop', no(401, 'LoginFailed', 'Login Failed'), 'Login Failed'],
    ['why it has to wait', no(429, 'TooManyLogins', 'Please wait 4 seconds'), 'Please wait 4 seconds'],
    ['that something broke', { status: 500 }, 'Failed to login'],
  ])('says why not: %s', async (_, reply, words) => {
    const { heard, session } = visitor({ 'POST /Login': reply }, guest, ['/Login'])

    await write('Email', amina.email)
    await write('Password', 'Sawubona-Amina')
    await press('Login')
    await screen.findByText(words)
    expect(session().status).toBe('guest')

    await press('Login')
    await waitFor(() => expect(heard).toHaveLength(2))
  })

  it('says so when there is no line', async () => {
    visitor({}, guest, ['/Login'])

    await write('Email', amina.email)
    await write('Password', 'Sawubona-amina')
    await press('Login')

    await screen.findByText('Network error')
  })

  it('signs nobody in who has closed it meanwhile', async () => {
    const asked = Promise.withResolvers<typeof loggedIn>()
    const { session, heard } = visitor({ 'POST /Login': () => asked.promise })
    await follow('To the login')
    await write('Email', amina.email)
    await write('Password', 'Sawubona-amina')
    await press('Login')
    await waitFor(() => expect(heard).toHaveLength(1))

    await press('Close')
    await act(async () => asked.resolve(loggedIn))

    expect(session().status).toBe('guest')
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('is left by its close button and by Back, both to where one was', async () => {
    visitor({})
    await follow('To the login')
    await press('Close')
    await dialogHasGone()
    await isAt('/account/orders?page=2')

    await follow('To the login')
    await press('Back')
    await dialogHasGone()
    await isAt('/account/orders?page=2')
  })

  it('says that a session is over, and asks again', async () => {
    const { store } = visitor({}, { status: 'signedIn', person: amina })
    act(() => expire(store))

    await follow('To the login')

    await headed('Login')
    expect(screen.getByText('You have been signed out. Please log in again.')).toBeDefined()
  })

  it('does not open for somebody who is signed in', async () => {
    visitor({}, { status: 'signedIn', person: amina }, ['/Login'])

    await isAt('/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes when one has logged in in another tab', async () => {
    const { store } = visitor({})
    await follow('To the login')
    await headed('Login')

    act(() => store.set(sessionAtom, { status: 'signedIn', person: amina }))

    await dialogHasGone()
    await isAt('/account/orders?page=2')
  })
})

describe('the addresses of the dialog', () => {
  it('are in step with its forms, and Back leaves it from all of them', async () => {
    visitor({})
    await follow('To the login')
    await write('Email', amina.email)

    await follow('New to Ekhaya? Signup here!')
    await headed('Signup')
    await isAt('/Signup')
    expect(field('Email').value).toBe(amina.email)

    await follow('Already have an account? Login')
    await headed('Login')
    await isAt('/Login')

    await follow('Forgot Password?')
    await headed('Forgot your password?')
    await isAt('/Login?step=forgot')
    expect(field('Email').value).toBe(amina.email)

    await press('Back')
    await dialogHasGone()
    await isAt('/account/orders?page=2')
  })

  it.each([
    ['/Signup', 'Signup'],
    ['/login', 'Login'],
    ['/Login?step=forgot', 'Forgot your password?'],
  ])('%s opens it at %s', async (address, heading) => {
    visitor({}, guest, [address])

    await headed(heading)
  })
})

describe('signing up', () => {
  it('verifies the address, logs in and leads back', async () => {
    const { heard, session } = visitor(shop, guest, ['/account/orders?page=2'])
    await follow('To the login')
    await follow('New to Ekhaya? Signup here!')

    await signupWith(amina.email)
    await headed('Enter OTP sent to your email')
    expect(screen.getByText(amina.email)).toBeDefined()
    await validate('483920')
    await dialogHasGone()

    expect(heard.map(({ call, querydata }) => [call, querydata])).toEqual([
      ['POST /signup', { firstname: 'Amina', lastname: 'Daniels', email: amina.email, password: 'Sawubona-amina' }],
      ['POST /customer/verify/otp', { email: amina.email, otp: '483920' }],
      ['POST /Login', { email: amina.email, password: 'Sawubona-amina', rememberMe: false }],
    ])
    expect(session().status).toBe('signedIn')
    await isAt('/account/orders?page=2')
  })

  it('leads to the login with good news where that does not get through', async () => {
    visitor({ ...shop, 'POST /Login': { status: 500 } }, guest, ['/Signup'])

    await signupWith(amina.email)
    await headed('Enter OTP sent to your email')
    await validate('483920')

    await headed('Login')
    expect(screen.getByText('Your e-mail address is verified. Please log in.')).toBeDefined()
    expect(screen.getByText('Failed to login')).toBeDefined()
    expect(field('Email').value).toBe(amina.email)
    await isAt('/Login')
  })

  it('shows what the shop has against a field at that field, until it is changed', async () => {
    const message = 'This is one of the most common passwords. Please choose another'
    const errors = [{ field: 'password', message }]
    visitor({ 'POST /signup': no(400, 'PasswordIsCommon', message, { errors }) }, guest, ['/Signup'])

    await signupWith(amina.email)
    await screen.findByText(message)
    expect(screen.queryAllByText(message)).toHaveLength(1)
    expect(document.activeElement).toBe(field('Password'))
    expect(button('Signup').disabled).toBe(true)

    await write('Password', 'Rondavel-2026')
    expect(screen.queryByText(message)).toBeNull()
    expect(button('Signup').disabled).toBe(false)
  })

  it('takes no password that is the address, whichever is typed last', async () => {
    visitor({}, guest, ['/Signup'])
    await write('Firstname', 'Amina')
    await write('Lastname', 'Daniels')
    await write('Password', 'amina@ekhaya.co')
    await write('Email', 'Amina@ekhaya.co')
    await user.tab()

    expect(button('Signup').disabled).toBe(true)
    expect(screen.getByText('Password cannot be the e-mail address')).toBeDefined()
  })

  it('goes back to what was typed when the address was wrong', async () => {
    visitor(shop, guest, ['/Signup'])
    await signupWith('amina@ekhaya.exmaple')
    await headed('Enter OTP sent to your email')

    await press('Wrong address?')

    await headed('Signup')
    expect(field('Firstname').value).toBe('Amina')
    expect(field('Email').value).toBe('amina@ekhaya.exmaple')
    expect(field('Password').value).toBe('Sawubona-amina')
    expect(document.activeElement).toBe(field('Email'))
  })
})

describe('a one-time password', () => {
  it('that is wrong is told at the field, with the tries that are left', async () => {
    const message = 'This code is not right. 4 tries are left'
    const { heard } = visitor({ ...shop, 'POST /customer/verify/otp': no(400, 'OtpIsWrong', message) }, guest, [
      '/Signup',
    ])
    await signupWith(amina.email)
    await headed('Enter OTP sent to your email')

    await validate('483921')

    await screen.findByText(message)
    expect(field('One-time password (OTP)').getAttribute('aria-invalid')).toBe('true')
    expect(button('Validate OTP').disabled).toBe(true)
    await validate('483922')
    await waitFor(() => expect(heard.filter(({ call }) => call.endsWith('verify/otp'))).toHaveLength(2))
  })

  it('that is over can only be replaced', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const message = 'This code can no longer be used. Please ask for a new one'
    const { heard } = visitor({ ...shop, 'POST /customer/verify/otp': no(400, 'OtpIsOver', message) }, guest, [
      '/Signup',
    ])
    await signupWith(amina.email)
    await headed('Enter OTP sent to your email')
    await validate('483921')
    await screen.findByText(message)
    expect(field('One-time password (OTP)').readOnly).toBe(true)

    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await press('Resend OTP')

    await screen.findByText('A new OTP is on its way.')
    expect(heard.at(-1)).toMatchObject({ call: 'POST /customer/resend/otp', querydata: { email: amina.email } })
    expect(field('One-time password (OTP)').value).toBe('')
    expect(field('One-time password (OTP)').readOnly).toBe(false)
  })

  it('can be asked for again after 60 seconds, counted down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    visitor(shop, guest, ['/Signup'])
    await signupWith(amina.email)
    await headed('Enter OTP sent to your email')
    expect(button('Resend OTP').disabled).toBe(true)
    expect(screen.getByText(/Again in \d+ s/)).toBeDefined()

    await act(() => vi.advanceTimersByTimeAsync(58_000))
    expect(button('Resend OTP').disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(button('Resend OTP').disabled).toBe(false)
  })

  it('waits as long as the shop says', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const message = 'Too many codes were sent. You can ask for a new one in 41 minutes'
    const refused = no(429, 'TooManyOtps', message, { details: { seconds: 2460 } })
    visitor({ ...shop, 'POST /customer/resend/otp': refused }, guest, ['/Signup'])
    await signupWith(amina.email)
    await headed('Enter OTP sent to your email')
    await act(() => vi.advanceTimersByTimeAsync(61_000))

    await press('Resend OTP')

    await screen.findByText(message)
    expect(button('Resend OTP').disabled).toBe(true)
    expect(screen.getByText(/Again in 41 min/)).toBeDefined()
  })

  it('is waited for over a reload of the page, without any password', async () => {
    const before = visitor(shop)
    await follow('To the login')
    await follow('New to Ekhaya? Signup here!')
    await signupWith(amina.email)
    await headed('Enter OTP sent to your email')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Sawubona-amina')
    before.drop()

    visitor(shop, guest, ['/Signup'])
    await headed('Enter OTP sent to your email')
    expect(screen.getByText(amina.email)).toBeDefined()
    await validate('483920')

    await headed('Login')
    expect(screen.getByText('Your e-mail address is verified. Please log in.')).toBeDefined()
    await write('Password', 'Sawubona-amina')
    await press('Login')
    await dialogHasGone()
    await isAt('/account/orders?page=2')
    expect(sessionStorage).toHaveLength(0)
  })

  it('is waited for no longer than it lives', async () => {
    const before = visitor(shop, guest, ['/Signup'])
    await signupWith(amina.email)
    await headed('Enter OTP sent to your email')
    before.drop()

    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() + 10 * 60_000 })
    visitor(shop, guest, ['/Signup'])
    await headed('Signup')
  })

  it('is forgotten by who closes the dialog', async () => {
    visitor(shop, guest, ['/Signup'])
    await signupWith(amina.email)
    await headed('Enter OTP sent to your email')

    await press('Close')
    await dialogHasGone()
    await follow('To the login')

    await headed('Login')
  })
})

describe('a forgotten password', () => {
  const reset = { ...shop, 'POST /customer/verify/otp': verifies('reset', 'proof') }

  it('is proven, set, and logged in with', async () => {
    const { heard } = visitor(reset)
    await follow('To the login')
    await follow('Forgot Password?')
    await askForOtp(amina.email)
    await validate('483920')
    await headed('Change Password')

    await write('New password', 'Rondavel-2026')
    await write('Confirm password', 'Rondavel-2025')
    await user.tab()
    expect(screen.getByText('The passwords are not the same')).toBeDefined()
    await write('Confirm password', 'Rondavel-2026')
    await press('Change Password')

    await headed('Login')
    expect(screen.getByText('Your password is changed. Please log in with the new one.')).toBeDefined()
    expect(heard.at(-1)?.querydata).toEqual({
      email: amina.email,
      newPassword: 'Rondavel-2026',
      confirmPassword: 'Rondavel-2026',
      resetToken: 'proof',
    })
    await write('Password', 'Rondavel-2026')
    await press('Login')
    await dialogHasGone()
    await isAt('/account/orders?page=2')
  })

  it('has to be proven anew when that is too old', async () => {
    const message = 'Please ask for a new code first'
    visitor({ ...reset, 'POST /customer/reset/password': no(403, 'ResetNotProven', message) }, guest, [
      '/Login?step=forgot',
    ])
    await askForOtp(amina.email)
    await validate('483920')
    await headed('Change Password')
    await write('New password', 'Rondavel-2026')
    await write('Confirm password', 'Rondavel-2026')
    await press('Change Password')

    await headed('Forgot your password?')
    expect(screen.getByText(message)).toBeDefined()
    expect(field('Email').value).toBe(amina.email)
  })

  it.each([
    ['Network error', {}],
    ['Failed to send otp', { 'POST /customer/forgot/password': { status: 500 } }],
  ])('says %s where no code can be sent', async (words, replies: Replies) => {
    visitor(replies, guest, ['/Login?step=forgot'])
    await write('Email', amina.email)
    await press('Send')

    await screen.findByText(words)
  })

  it('asks for a new code, not for the old one again, when that has died meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { heard } = visitor(reset, guest, ['/Login?step=forgot'])
    await askForOtp(amina.email)

    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await press('Resend OTP')
    await waitFor(() => expect(heard.at(-1)?.call).toBe('POST /customer/resend/otp'))
    await act(() => vi.advanceTimersByTimeAsync(601_000))
    await press('Resend OTP')
    await waitFor(() => expect(heard.at(-1)?.call).toBe('POST /customer/forgot/password'))
  })

  it('is changed by somebody who is signed in, who is signed out by it and logs in again', async () => {
    signedInBefore()
    const { session } = visitor(reset, { status: 'signedIn', person: amina })
    await press('New password')
    await headed('Change Password')
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(screen.getByText(amina.email)).toBeDefined()
    await press('Send')
    await headed('Enter OTP sent to your email')
    expect(screen.queryByRole('button', { name: 'Wrong address?' })).toBeNull()
    await validate('483920')
    await headed('Change Password')
    await write('New password', 'Rondavel-2026')
    await write('Confirm password', 'Rondavel-2026')
    await press('Change Password')

    await headed('Login')
    expect(session()).toEqual({ status: 'guest' })
    expect(localStorage.getItem('refreshToken')).toBeNull()
    await write('Password', 'Rondavel-2026')
    await press('Login')
    await dialogHasGone()
    await isAt('/account/orders?page=2')
  })
})

describe('a reload while the password is changed', () => {
  const reset = { ...shop, 'POST /customer/verify/otp': verifies('reset', 'proof') }
  const member: Session = { status: 'signedIn', person: amina }

  it('stays at its first step, above the page where it began', async () => {
    const before = visitor(reset, member)
    await press('New password')
    await headed('Change Password')
    before.drop()

    visitor(reset, member, ['/Login?step=forgot'])
    await headed('Change Password')
    await press('Close')

    await dialogHasGone()
    await isAt('/account/orders?page=2')
  })

  it('asks for the new password again, which the proof in the browser still lets be set', async () => {
    const before = visitor(reset, member)
    await press('New password')
    await press('Send')
    await headed('Enter OTP sent to your email')
    await validate('483920')
    await screen.findByLabelText('New password')
    before.drop()

    const { heard } = visitor(reset, member, ['/Login?step=forgot'])
    await write('New password', 'Rondavel-2026')
    await write('Confirm password', 'Rondavel-2026')
    await press('Change Password')

    await headed('Login')
    expect(heard.map(({ call, querydata }) => [call, querydata])).toEqual([
      [
        'POST /customer/reset/password',
        { email: amina.email, newPassword: 'Rondavel-2026', confirmPassword: 'Rondavel-2026' },
      ],
    ])
  })

  it('begins anew once the proof is too old', async () => {
    const before = visitor(reset, member)
    await press('New password')
    await press('Send')
    await headed('Enter OTP sent to your email')
    await validate('483920')
    await screen.findByLabelText('New password')
    before.drop()

    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() + 10 * 60_000 })
    visitor(reset, member, ['/Login?step=forgot'])

    expect(await screen.findByRole('button', { name: 'Send' })).toBeDefined()
  })
})

describe('somebody who is signed in, and has to verify the address', () => {
  it('is sent a code at once, and goes on where it was asked for', async () => {
    const { heard, session, toasts } = visitor(shop, unverified)
    await press('Verify')
    await headed('Enter OTP sent to your email')
    expect(screen.queryByRole('button', { name: 'Wrong address?' })).toBeNull()
    await screen.findByText('A new OTP is on its way.')

    await validate('483920')
    await dialogHasGone()

    expect(heard.map(({ call }) => call)).toEqual(['POST /customer/resend/otp', 'POST /customer/verify/otp'])
    expect(session().person?.emailVerified).toBe(true)
    expect(toasts()).toEqual(['Your e-mail address is verified'])
    await isAt('/account/orders?page=2')
  })

  it('types the code that was just sent', async () => {
    const message = 'A code was just sent. You can ask for a new one in 42 seconds'
    const tooSoon = no(429, 'OtpTooSoon', message, { details: { seconds: 42 } })
    visitor({ ...shop, 'POST /customer/resend/otp': tooSoon }, unverified)
    await press('Verify')
    await screen.findByText(message)

    await validate('483920')

    await dialogHasGone()
  })

  it('says why no code comes', async () => {
    visitor({ ...shop, 'POST /customer/resend/otp': { status: 500 } }, unverified)
    await press('Verify')

    await screen.findByText('Failed to send otp')
  })
})
