import { useEffect, useEffectEvent } from 'react'
import { StockAlert } from '#ui-kit/shop/catalogue/product/StockAlert.tsx'
import { readTabItem, writeTabItem } from '#web/state/browser/storage.ts'
import { useClient } from '#web/state/client.ts'
import { useOpenSignIn } from '#web/state/navigation/useOpenSignIn.ts'
import { useSession } from '#web/state/session/session.ts'
import { useStockAlerts } from './useStockAlerts.ts'

/** Of a guest who asked and was sent to the login: the product. It is removed when anybody signs out. */
const askedKey = 'stockAlert'

/** "Tell me when it is back in stock" on a sold-out product. What a guest asked for is done once they have logged in. */
export const ProductStockAlert = ({ productId }: { productId: string }) => {
  const { queryCache } = useClient()
  const { status, person } = useSession()
  const { wishes, busy, problem, ask, stop } = useStockAlerts()
  const openSignIn = useOpenSignIn()
  const isGuest = status === 'guest'

  const askForGuest = useEffectEvent(() => {
    if (readTabItem(askedKey) !== productId) return
    writeTabItem(askedKey, undefined)
    ask(productId)
  })
  const customerId = person?.customerId
  useEffect(() => {
    if (customerId) askForGuest()
  }, [customerId])

  const refusal = problem?.reason.refusal
  // The page shows an older answer: the next one has the stock.
  const isBack = refusal === 'ProductIsInStock'
  useEffect(() => {
    if (isBack) queryCache.invalidate('GET products/')
  }, [isBack, queryCache])

  return (
    <StockAlert
      waiting={wishes?.some((wish) => wish.productId === productId) ?? false}
      loginHref={isGuest ? '/Login' : undefined}
      onAsk={() => (isGuest ? writeTabItem(askedKey, productId) : ask(productId))}
      onStop={() => stop(productId)}
      onVerify={refusal === 'EmailNotVerified' ? () => openSignIn('verify') : undefined}
      busy={busy}
      problem={problem?.message}
    />
  )
}
