import { useAtomValue } from 'jotai'
import { PackageOpen, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Prompt } from '#ui-kit/shop/shell/Prompt.tsx'
import { useIsOffline } from '#web/state/browser/useIsOffline.ts'
import { isBeingSent, useWaitingOrder } from '#web/state/offline/waitingOrder.ts'
import { replaceWorker } from './serviceWorker.ts'
import { waitingWorkerAtom } from './waitingWorker.ts'

/** Asks for one thing at a time: to confirm an order that waits, or to reload for a new version. */
export const PagePrompts = () => {
  const order = useWaitingOrder()
  const isOffline = useIsOffline()
  const worker = useAtomValue(waitingWorkerAtom)
  const { pathname } = useLocation()
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const isOpen = (name: string) => !dismissed.includes(name)
  const dismiss = (name: string) => setDismissed([...dismissed, name])

  // The same order asks once while it is offline, and once more when it can be confirmed.
  const orderName = `${order?.key} ${isOffline}`
  if (order && !isBeingSent(order) && !isReview(pathname) && isOpen(orderName))
    return (
      <Prompt
        icon={<PackageOpen size={20} aria-hidden />}
        action={{ label: isOffline ? 'Look at it' : 'Confirm', href: reviewHref }}
        onDismiss={() => dismiss(orderName)}
      >
        {isOffline
          ? 'Your order is waiting: nothing has been ordered yet.'
          : 'Your order is waiting for you to confirm it.'}
      </Prompt>
    )
  if (worker && isOpen('version'))
    return (
      <Prompt
        icon={<Sparkles size={20} aria-hidden />}
        action={{ label: 'Reload', onClick: () => replaceWorker(worker) }}
        onDismiss={() => dismiss('version')}
      >
        A new version is ready.
      </Prompt>
    )
  return null
}

const reviewHref = '/buy/review'
const isReview = (path: string) => path.toLowerCase().startsWith(reviewHref)
