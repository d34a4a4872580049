import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountRules } from '#domain/account/accountRules.ts'
import { invoiceYears } from '#domain/businessConstants.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { EraseAccountDialog } from './lazyAccountDialogs.tsx'

/** Erases the account of the signed-in customer after a dialog, signs them out and opens the home page. */
export const useAccountErasure = () => {
  const { shop, tokens, store } = useClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useDialogRoute<true>('erase')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const toggleDialog = (shouldOpen?: true) => {
    setProblem(undefined)
    setOpen(shouldOpen)
  }

  const erase = async (password: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { message } = await shop.send('POST customer/erase', { querydata: { password } })
      navigate('/', { replace: true })
      tokens.clear()
      store.set(sessionAtom, { status: 'guest' })
      toast(store, message)
    } catch (thrown) {
      setProblem(asCallFailed(thrown).message)
      setBusy(false)
    }
  }

  return {
    openDialog: () => toggleDialog(true),
    dialog: isOpen && (
      <EraseAccountDialog
        invoiceYears={invoiceYears}
        check={accountRules.password}
        problem={problem}
        busy={busy}
        onErase={erase}
        onClose={() => toggleDialog()}
      />
    ),
  }
}
