import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type SignInCredentials, signInMachine } from './signInMachine.ts'

const aminasLogin = { email: 'amina@ekhaya.example', password: 'Sawubona-amina', remember: false }

/** Somebody before the login, and the shop behind it. */
const login = (signIn: (credentials: SignInCredentials) => Promise<void>) =>
  createActor(
    signInMachine.provide({
      actors: { signIn: fromPromise<void, SignInCredentials>(({ input }) => signIn(input)) },
    }),
  ).start()

describe('the login', () => {
  it('is closed until it is opened', () => {
    const signIn = vi.fn(async () => {})
    const somebody = login(signIn)

    somebody.send({ type: 'credentialsSent', credentials: aminasLogin })

    expect(somebody.getSnapshot().value).toBe('closed')
    expect(signIn).not.toHaveBeenCalled()
  })

  it('signs in with what was typed', async () => {
    const signIn = vi.fn(async () => {})
    const somebody = login(signIn)

    somebody.send({ type: 'loginOpened' })
    somebody.send({ type: 'credentialsSent', credentials: aminasLogin })
    expect(somebody.getSnapshot().value).toBe('signingIn')

    await waitFor(somebody, (snapshot) => snapshot.matches('signedIn'))
    expect(signIn).toHaveBeenCalledWith(aminasLogin)
  })

  it('asks once, however often the button is pressed', async () => {
    const signIn = vi.fn(async () => {})
    const somebody = login(signIn)

    somebody.send({ type: 'loginOpened' })
    somebody.send({ type: 'credentialsSent', credentials: aminasLogin })
    somebody.send({ type: 'credentialsSent', credentials: aminasLogin })

    await waitFor(somebody, (snapshot) => snapshot.matches('signedIn'))
    expect(signIn).toHaveBeenCalledOnce()
  })

  it('keeps the words of a refusal until the next try succeeds', async () => {
    const signIn = vi.fn(async () => {}).mockRejectedValueOnce(new Error('Login Failed'))
    const somebody = login(signIn)

    somebody.send({ type: 'loginOpened' })
    somebody.send({ type: 'credentialsSent', credentials: aminasLogin })
    const refused = await waitFor(somebody, (snapshot) => snapshot.matches('refused'))
    expect(refused.context.complaint).toBe('Login Failed')

    somebody.send({ type: 'credentialsSent', credentials: aminasLogin })
    const signedIn = await waitFor(somebody, (snapshot) => snapshot.matches('signedIn'))
    expect(signedIn.context.complaint).toBeUndefined()
  })

  it('has words for a failure that brings none', async () => {
    const somebody = login(() => Promise.reject('no error at all'))

    somebody.send({ type: 'loginOpened' })
    somebody.send({ type: 'credentialsSent', credentials: aminasLogin })

    const refused = await waitFor(somebody, (snapshot) => snapshot.matches('refused'))
    expect(refused.context.complaint).toBe('Failed to login')
  })

  it('forgets a refusal when it is closed, from wherever one is', async () => {
    const somebody = login(() => Promise.reject(new Error('Login Failed')))
    somebody.send({ type: 'loginOpened' })
    somebody.send({ type: 'credentialsSent', credentials: aminasLogin })
    await waitFor(somebody, (snapshot) => snapshot.matches('refused'))

    somebody.send({ type: 'loginClosed' })
    somebody.send({ type: 'loginOpened' })

    expect(somebody.getSnapshot()).toMatchObject({ value: 'typing', context: { complaint: undefined } })
  })

  it('is left while the shop is being asked', () => {
    const somebody = login(() => new Promise(() => {}))
    somebody.send({ type: 'loginOpened' })
    somebody.send({ type: 'credentialsSent', credentials: aminasLogin })

    somebody.send({ type: 'loginClosed' })

    expect(somebody.getSnapshot().value).toBe('closed')
  })
})
