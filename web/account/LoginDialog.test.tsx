// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accessToken, amina, anOpenShop, type Replies, shopThatAnswers } from '#web/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { sessionAtom } from '#web/client/session.ts'
import { LoginDialog } from './LoginDialog.tsx'

const dialogBefore = (replies: Replies) => {
  const heard = shopThatAnswers(replies)
  const client = anOpenShop()
  const onClose = vi.fn()
  render(
    <ClientContext value={client}>
      <LoginDialog onClose={onClose} />
    </ClientContext>,
  )
  return { heard, onClose, session: () => client.store.get(sessionAtom) }
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' })

const write = async (email: string, password: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the login', () => {
  it('can be sent once both fields are in order', async () => {
    dialogBefore({})

    await write('amina', 'short')
    expect(button().disabled).toBe(true)
    expect(screen.getByText('Enter an e-mail address')).toBeDefined()

    await write('@ekhaya.example', '-no-more')
    expect(button().disabled).toBe(false)
  })

  it('signs in', async () => {
    const result = { ...amina, accessToken: accessToken(900), refreshToken: 'family.0.proof' }
    const { session } = dialogBefore({ 'POST /Login': { body: { result } } })

    await write('amina@ekhaya.example', 'Sawubona-amina')
    await userEvent.click(button())

    await vi.waitFor(() => expect(session().person?.firstname).toBe('Amina'))
  })

  it('tells why not, and may be tried again', async () => {
    const { heard } = dialogBefore({ 'POST /Login': { status: 401, body: { message: 'Login Failed' } } })

    await write('amina@ekhaya.example', 'Sawubona-Amina')
    await userEvent.click(button())
    await screen.findByText('Login Failed')

    await userEvent.click(button())
    await vi.waitFor(() => expect(heard).toHaveLength(2))
  })

  it('says so when there is no line', async () => {
    dialogBefore({})

    await write('amina@ekhaya.example', 'Sawubona-amina')
    await userEvent.click(button())

    await screen.findByText('Network error')
  })

  it('is left by its close button', async () => {
    const { onClose } = dialogBefore({})

    await userEvent.click(screen.getByRole('button', { name: 'Close' }))

    expect(onClose).toHaveBeenCalledOnce()
  })
})
