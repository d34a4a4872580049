import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import type { Client } from './client.ts'
import { onlineAtom, viewersAtom } from './live.ts'

/** Brings what the line says into atoms, answers and the cart. */
export const hear = ({ store, answers, cart }: Client, frame: OutgoingFrame) => {
  if (frame.event === 'onlineUsers') store.set(onlineAtom, frame.data)
  if (frame.event === 'productViewersUpdate') {
    const { productId, count } = frame.data
    store.set(viewersAtom, { [productId]: count })
  }
  if (frame.event === 'cartUpdated') cart.heard(frame.data.version)
  if (frame.event === 'orderUpdated') answers.refresh(...aboutOrder(frame.data.orderId), 'GET customer/orders/')
  if (frame.event === 'auditAppended') {
    const [, noun, id = ''] = /^(order|account)-(.+)$/.exec(frame.data.stream) ?? []
    if (noun === 'order') answers.refresh(...aboutOrder(id), 'GET order/all')
    if (noun === 'account') answers.refresh(...aboutCustomer(id), 'GET customers/all')
  }
}

const aboutCustomer = (id: string) => [`GET customers/find/${id}`, `GET audit/customers/${id}`]

const aboutOrder = (orderId: string) => [`GET order/find/${orderId}`, `GET order/timeline/${orderId}`]
