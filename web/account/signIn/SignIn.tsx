import { useState } from 'react'
import { SignInDialog } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'
import { type Session, useSession } from '#web/state/session/session.ts'
import { signInForms } from './signInForms.tsx'
import { useSignIn } from './useSignIn.ts'

/** The sign-in dialog that `/Login` and `/Signup` open, once the session is known. */
export const SignIn = ({ shopName }: { shopName: string }) => {
  const session = useSession()

  return session.status === 'loading' ? null : <OpenDialog session={session} shopName={shopName} />
}

type OpenDialogProps = { session: Session; shopName: string }

const OpenDialog = ({ session: { person, expired = false }, shopName }: OpenDialogProps) => {
  const isSignedIn = person !== undefined && !expired
  const { state, send, page, close } = useSignIn(isSignedIn ? person : undefined)
  const [typedEmail, setTypedEmail] = useState(person?.email ?? '')
  const Form = page && signInForms[page]

  return (
    Form && (
      <SignInDialog page={page} onClose={close}>
        <Form
          state={state}
          send={send}
          email={typedEmail || state.context.email}
          onEmail={setTypedEmail}
          expired={expired}
          isSignedIn={isSignedIn}
          shopName={shopName}
        />
      </SignInDialog>
    )
  )
}
