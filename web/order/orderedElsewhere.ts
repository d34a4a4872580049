import { useEffect, useEffectEvent } from 'react'

/** An order has taken the cart: the other tabs of this browser must not offer to order it once more. */
export const tellOtherTabs = () => tabs().postMessage('placed')

/** Does something once an order was placed in another tab, and whenever one comes back to this one. */
export const useOrderedElsewhere = (act: () => void) => {
  const look = useEffectEvent(act)
  useEffect(() => {
    const comeBack = () => look()
    const others = tabs()
    others.addEventListener('message', comeBack)
    window.addEventListener('focus', comeBack)
    return () => {
      others.removeEventListener('message', comeBack)
      window.removeEventListener('focus', comeBack)
    }
  }, [])
}

// One for the whole page: what is said on it is heard on all others, not on itself.
let channel: BroadcastChannel | undefined
const tabs = () => {
  channel ??= new BroadcastChannel('orders')
  return channel
}
