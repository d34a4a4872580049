import { useEffect, useEffectEvent } from 'react'

/** Tells the other tabs of this browser that the cart was ordered, so that they do not offer to order it again. */
export const notifyOtherTabs = () => openChannel().postMessage('placed')

/** Calls `onReturn` when another tab has placed an order, and when this tab gets the focus. */
export const useOrderPlacedElsewhere = (onReturn: () => void) => {
  const runLatest = useEffectEvent(onReturn)
  useEffect(() => {
    const listener = () => runLatest()
    const tabChannel = openChannel()
    tabChannel.addEventListener('message', listener)
    window.addEventListener('focus', listener)
    return () => {
      tabChannel.removeEventListener('message', listener)
      window.removeEventListener('focus', listener)
    }
  }, [])
}

// One channel for the whole page: a channel does not receive its own messages.
let channel: BroadcastChannel | undefined
const openChannel = () => {
  channel ??= new BroadcastChannel('orders')
  return channel
}
