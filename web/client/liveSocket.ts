import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import type { Client } from './client.ts'
import { onlineAtom, viewedProductAtom, viewersAtom } from './live.ts'
import { reconnecting } from './reconnecting.ts'
import { sessionAtom, whenPersonChanges } from './session.ts'
import { checkSession } from './sessionCheck.ts'

/** Keeps the line to `/live` and brings what it hears into atoms and answers. Answers the way to stop. A chunk of its own. */
export const startLive = (client: Client) => {
  const { store, keyring } = client
  let viewed: string | undefined
  let wasOpen = false
  let isLost = false

  const greet = async () => {
    const token = await keyring.accessToken().catch(() => undefined)
    show(token)
    isLost = false
    viewed = undefined
    view()
    // Whatever happened while the line was down was not heard.
    if (wasOpen) client.answers.refresh('GET order/', 'GET customer/orders/', 'GET customers/', 'GET audit/customers/')
    wasOpen = true
  }
  const onFrame = (frame: OutgoingFrame) => (frame.event === 'sessionEnded' ? loseSession() : hear(client, frame))
  const line = reconnecting({ onOpen: greet, onFrame })
  const show = (token: string | undefined) => token && line.say({ event: 'auth', data: { token } })

  const loseSession = async () => {
    isLost = true
    show(await checkSession(keyring))
  }
  // The same person, in another session.
  const comeBack = () => {
    const { status, expired } = store.get(sessionAtom)
    if (isLost && status === 'signedIn' && !expired) line.again()
  }

  const view = () => {
    const next = store.get(viewedProductAtom)
    if (next === viewed) return
    if (viewed) line.say({ event: 'leaveProduct', data: { productId: viewed } })
    if (next) line.say({ event: 'viewProduct', data: { productId: next } })
    viewed = next
  }

  addEventListener('online', line.again)
  const stops = [
    store.sub(viewedProductAtom, view),
    whenPersonChanges(store, line.again),
    store.sub(sessionAtom, comeBack),
    () => removeEventListener('online', line.again),
    line.close,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const hear = ({ store, answers }: Client, frame: OutgoingFrame) => {
  if (frame.event === 'onlineUsers') store.set(onlineAtom, frame.data)
  if (frame.event === 'productViewersUpdate') {
    const { productId, count } = frame.data
    store.set(viewersAtom, { [productId]: count })
  }
  if (frame.event === 'orderUpdated') answers.refresh(...aboutOrder(frame.data.orderId), 'GET customer/orders/')
  if (frame.event === 'auditAppended') {
    const [, noun, id = ''] = /^(order|account)-(.+)$/.exec(frame.data.stream) ?? []
    if (noun === 'order') answers.refresh(...aboutOrder(id), 'GET order/all')
    if (noun === 'account') answers.refresh(...aboutCustomer(id), 'GET customers/all')
  }
}

const aboutCustomer = (id: string) => [`GET customers/find/${id}`, `GET audit/customers/${id}`]

const aboutOrder = (orderId: string) => [`GET order/find/${orderId}`, `GET order/timeline/${orderId}`]
