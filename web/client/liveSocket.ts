import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import type { Client } from './client.ts'
import { onlineAtom, viewedProductAtom, viewersAtom } from './live.ts'
import { type Line, reconnecting } from './reconnecting.ts'
import { whenPersonChanges } from './session.ts'

/** Keeps the line to `/live` and brings what it hears into atoms and answers. Answers the way to stop. A chunk of its own. */
export const startLive = (client: Client) => {
  const { store, keyring } = client
  let viewed: string | undefined
  let wasOpen = false

  const greet = async (line: Line) => {
    const token = await keyring.accessToken().catch(() => undefined)
    if (token) line.say({ event: 'auth', data: { token } })
    viewed = undefined
    view()
    // Whatever happened while the line was down was not heard.
    if (wasOpen) client.answers.refresh('GET order/', 'GET customer/orders/', 'GET customers/', 'GET audit/customers/')
    wasOpen = true
  }
  const line = reconnecting({ onOpen: greet, onFrame: (frame) => hear(client, frame) })

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
