import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountRules } from '#domain/account/accountRules.ts'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { sessionAtom } from '#web/client/session.ts'
import { toast } from '#web/client/toasts.ts'
import { useAsked } from '#web/shell/useAsked.ts'
import { EraseAccountDialog } from './accountDialogs.tsx'

/** Erases the account of whoever is signed in: they are asked, and afterwards they are guests on the home page. */
export const useErasing = () => {
  const { shop, keyring, store } = useClient()
  const navigate = useNavigate()
  const [isAsking, ask] = useAsked<true>('erase')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const askAbout = (isAsked?: true) => {
    setProblem(undefined)
    ask(isAsked)
  }

  const erase = async (password: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { message } = await shop.send('POST customer/erase', { querydata: { password } })
      navigate('/', { replace: true })
      keyring.drop()
      store.set(sessionAtom, { status: 'guest' })
      toast(store, message)
    } catch (thrown) {
      setProblem(asCallFailed(thrown).message)
      setBusy(false)
    }
  }

  return {
    begin: () => askAbout(true),
    dialog: isAsking && (
      <EraseAccountDialog
        check={accountRules.password}
        problem={problem}
        busy={busy}
        onErase={erase}
        onClose={() => askAbout()}
      />
    ),
  }
}
