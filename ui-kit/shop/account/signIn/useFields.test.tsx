// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { LoginForm } from './LoginForm.tsx'

const page = document.createElement('div')
const root = createRoot(page)
document.body.append(page)
afterEach(() => act(async () => root.render(null)))

const email = () => page.querySelector<HTMLInputElement>('[name=email]')
const password = () => page.querySelector<HTMLInputElement>('[name=password]')

/** A login form whose address is filled in. `onShown` is called before its effects. */
const Login = ({ onShown = () => {} }: { onShown?: () => void }) => {
  useLayoutEffect(onShown)
  return (
    <LoginForm
      check={{ email: () => undefined, password: () => undefined }}
      email="amina@ekhaya.example"
      onSubmit={() => undefined}
      shopName="Ekhaya"
      forgotHref="/Login?step=forgot"
      signupHref="/Signup"
    />
  )
}

describe('a form that is shown', () => {
  it('has the focus in its first empty field', async () => {
    await act(async () => root.render(<Login />))
    expect(document.activeElement).toBe(password())
  })

  it('leaves the focus to somebody who has gone into it before', async () => {
    await act(async () => root.render(<Login onShown={() => email()?.focus()} />))
    expect(document.activeElement).toBe(email())
  })
})
