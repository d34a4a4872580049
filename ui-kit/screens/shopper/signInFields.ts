import { useState } from 'react'

export type Credentials = { email: string; password: string; remember: boolean }

export type CredentialsCheck = Record<'email' | 'password', (value: string) => string | undefined>

/** The login fields. A complaint shows once its field was left; `credentials` are there once nothing is wrong. */
export const useCredentials = (check: CredentialsCheck) => {
  const email = useField(check.email)
  const password = useField(check.password)
  const [remember, setRemember] = useState(false)
  const credentials: Credentials | undefined =
    email.wrong || password.wrong ? undefined : { email: email.trimmed, password: password.trimmed, remember }

  return { email: email.props, password: password.props, remember, setRemember, credentials }
}

const useField = (check: (value: string) => string | undefined) => {
  const [value, onChange] = useState('')
  const [left, setLeft] = useState(false)
  const trimmed = value.trim()
  const wrong = check(trimmed)

  return { wrong, trimmed, props: { value, onChange, onBlur: () => setLeft(true), error: left ? wrong : undefined } }
}
