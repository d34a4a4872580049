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
    // Whatever happened while the line was down, or since the page was asked for, was not heard.
    client.answers.refresh('GET order/', 'GET customer/orders/', 'GET dashboard/')
    if (wasOpen) client.answers.refresh('GET customers/', 'GET audit/')
    if (wasOpen && token) client.cart.heard(Number.POSITIVE_INFINITY)
    wasOpen = true
  }
  const audit = inBursts(() => client.answers.refresh('GET audit/recent', 'GET audit/followed/'))
  const figures = inBursts(() => client.answers.refresh('GET dashboard/'), 10_000)
  const onFrame = (frame: OutgoingFrame) => {
    if (frame.event === 'sessionEnded') return loseSession()
    if (frame.event === 'auditAppended') {
      audit.touch()
      if (isCounted(frame.data.stream)) figures.touch()
    }
    return hear(client, frame)
  }
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
    audit.stop,
    figures.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

// What one deed leads to comes within a moment: it is asked for once, and not again before so many milliseconds are over.
const inBursts = (work: () => void, rest = burst) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  const run = () => {
    timer = undefined
    last = Date.now()
    work()
  }
  const touch = () => {
    timer ??= setTimeout(run, Math.max(burst, last + rest - Date.now()))
  }
  return { touch, stop: () => clearTimeout(timer) }
}

const burst = 1000

// What the figures of the dashboard are made of.
const isCounted = (stream: string) => /^(order|product|searches)-/.test(stream)

const hear = ({ store, answers, cart }: Client, frame: OutgoingFrame) => {
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
