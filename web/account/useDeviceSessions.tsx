import { useState } from 'react'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { SignOutOthersDialog } from './lazyAccountDialogs.tsx'

const allOthers = 'everywhereElse'

/** The devices on which the customer is signed in, with the actions that sign out the other ones. */
export const useDeviceSessions = () => {
  const { store } = useClient()
  const { endSession, busyId } = useEndSession()
  const sessionsQuery = useQuery('GET customer/sessions', {})
  const sessions = (sessionsQuery.answer?.sessions ?? []).toSorted(
    (one, other) => Number(other.current) - Number(one.current),
  )
  const [isOpen, setOpen] = useDialogRoute<true>('signOutOthers')
  const [problem, setProblem] = useState<string>()

  const onSignOut = async (id: string) => {
    const failure = await endSession(id)
    toast(store, failure ?? 'Signed out there', failure ? 'bad' : 'ok')
  }
  const toggleDialog = (shouldOpen?: true) => {
    setProblem(undefined)
    setOpen(shouldOpen)
  }
  const signOutOthers = async () => {
    setProblem(undefined)
    const failure = await endSession()
    setProblem(failure)
    if (failure) return
    setOpen()
    toast(store, 'Signed out everywhere else')
  }

  return {
    signedIn: {
      sessions,
      loading: sessionsQuery.status === 'loading',
      failure: failureOf(sessionsQuery),
      busyId,
      onSignOut,
      onSignOutOthers: () => toggleDialog(true),
    },
    dialog: isOpen && (
      <SignOutOthersDialog
        others={sessions.filter(({ current }) => !current).length}
        problem={problem}
        busy={busyId === allOthers}
        onSignOut={signOutOthers}
        onClose={() => toggleDialog()}
      />
    ),
  }
}

const useEndSession = () => {
  const { shop, queryCache } = useClient()
  const [busyId, setBusyId] = useState<string>()

  /** Ends one session, or all others without an `id`. Resolves with the error message, `undefined` on success. */
  const endSession = async (id?: string) => {
    setBusyId(id ?? allOthers)
    try {
      await shop.send('POST customer/sessions/end', { querydata: id === undefined ? {} : { id } })
      queryCache.invalidate('GET customer/sessions')
      await queryCache.fetchQuery('GET customer/sessions', {})
      return undefined
    } catch (thrown) {
      const { message, reason } = asCallFailed(thrown)
      // The session has ended in the meantime: the list is out of date.
      if (reason.refusal === 'SessionNotFound') queryCache.invalidate('GET customer/sessions')
      return message
    } finally {
      setBusyId(undefined)
    }
  }
  return { endSession, busyId }
}
