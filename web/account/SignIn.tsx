import { useState } from 'react'
import { SignInDialog } from '#ui-kit/shop/account/SignInDialog.tsx'
import { type Session, useSession } from '#web/client/session.ts'
import { signInForms } from './signInForms.tsx'
import { useSignIn } from './useSignIn.ts'

/** All that `/Login` and `/Signup` open, once it is known who is here. */
export const SignIn = ({ shopName }: { shopName: string }) => {
  const session = useSession()

  return session.status === 'loading' ? null : <OpenDialog session={session} shopName={shopName} />
}

type OpenDialogProps = { session: Session; shopName: string }

const OpenDialog = ({ session: { person, expired = false }, shopName }: OpenDialogProps) => {
  const isSignedIn = person !== undefined && !expired
  const { state, send, page, close } = useSignIn(isSignedIn ? person : undefined)
  const [typed, setTyped] = useState(person?.email ?? '')
  const Form = page && signInForms[page]

  return (
    Form && (
      <SignInDialog page={page} onClose={close}>
        <Form
          state={state}
          send={send}
          email={typed || state.context.email}
          onEmail={setTyped}
          expired={expired}
          isSignedIn={isSignedIn}
          shopName={shopName}
        />
      </SignInDialog>
    )
  )
}
