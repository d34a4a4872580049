import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { type SignInCredentials, signInMachine } from '#domain/account/signInMachine.ts'
import { SignInDialog } from '#ui-kit/screens/shopper/SignInDialog.tsx'
import { type Client, useClient } from '#web/client/client.ts'
import { signIn } from '#web/client/signing.ts'
import { loginRules } from './loginRules.ts'

type LoginDialogProps = { onClose: () => void }

/** Login by e-mail and password. Having logged in shows in the session, which closes it. */
export const LoginDialog = ({ onClose }: LoginDialogProps) => {
  const client = useClient()
  const [machine] = useState(() => provided(client))
  const [state, send] = useMachine(machine)
  useEffect(() => send({ type: 'loginOpened' }), [send])

  const close = () => {
    send({ type: 'loginClosed' })
    onClose()
  }

  return (
    <SignInDialog
      check={loginRules}
      onSubmit={(credentials) => send({ type: 'credentialsSent', credentials })}
      onClose={close}
      busy={state.matches('signingIn') || state.matches('signedIn')}
      error={state.context.complaint}
    />
  )
}

const provided = (client: Client) =>
  signInMachine.provide({
    actors: {
      signIn: fromPromise<void, SignInCredentials>(async ({ input }) => {
        await signIn(client, input)
      }),
    },
  })
