import { useState } from 'react'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { failureOf } from '#web/client/failure.ts'
import { toast } from '#web/client/toasts.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { useAsked } from '#web/shell/useAsked.ts'
import { SignOutOthersDialog } from './accountDialogs.tsx'

const everywhereElse = 'everywhereElse'

/** Where somebody is signed in, and the ways to sign out elsewhere. */
export const useSignedInPlaces = () => {
  const { shop, answers, store } = useClient()
  const answered = useAnswer('GET customer/sessions', {})
  const places = (answered.answer?.sessions ?? []).toSorted((one, other) => Number(other.current) - Number(one.current))
  const [busyId, setBusyId] = useState<string>()
  const [isAsking, ask] = useAsked<true>('signOutOthers')
  const [problem, setProblem] = useState<string>()

  /** Answers why it did not work. */
  const end = async (id?: string) => {
    setBusyId(id ?? everywhereElse)
    try {
      await shop.send('POST customer/sessions/end', { querydata: id === undefined ? {} : { id } })
      answers.refresh('GET customer/sessions')
      await answers.ask('GET customer/sessions', {})
      return undefined
    } catch (thrown) {
      const { message, reason } = asCallFailed(thrown)
      // It has come to its end meanwhile.
      if (reason.refusal === 'SessionNotFound') answers.refresh('GET customer/sessions')
      return message
    } finally {
      setBusyId(undefined)
    }
  }
  const onSignOut = async (id: string) => {
    const why = await end(id)
    toast(store, why ?? 'Signed out there', why ? 'bad' : 'ok')
  }
  const askAboutOthers = (isAsked?: true) => {
    setProblem(undefined)
    ask(isAsked)
  }
  const signOutOthers = async () => {
    setProblem(undefined)
    const why = await end()
    setProblem(why)
    if (why) return
    ask()
    toast(store, 'Signed out everywhere else')
  }

  return {
    signedIn: {
      places,
      loading: answered.status === 'loading',
      failure: failureOf(answered),
      busyId,
      onSignOut,
      onSignOutOthers: () => askAboutOthers(true),
    },
    dialog: isAsking && (
      <SignOutOthersDialog
        others={places.filter(({ current }) => !current).length}
        problem={problem}
        busy={busyId === everywhereElse}
        onSignOut={signOutOthers}
        onClose={() => askAboutOthers()}
      />
    ),
  }
}
