import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import type { Client } from './client.ts'
import { hear } from './hear.ts'
import { inBursts } from './inBursts.ts'
import { viewedProductAtom } from './live.ts'
import { type Line, reconnecting } from './reconnecting.ts'
import { sessionAtom, whenPersonChanges } from './session.ts'
import { checkSession } from './sessionCheck.ts'

/** Keeps the line to `/live` and brings what it hears into atoms and answers. Answers the way to stop. A chunk of its own. */
export const startLive = (client: Client) => {
  const { store, keyring } = client
  let wasRecognized = false
  let isLost = false

  const greet = async () => {
    const token = await keyring.accessToken().catch(() => undefined)
    show(token)
    isLost = false
    viewing.begin()
  }
  const catchUp = (cartVersion: number) => {
    refreshMissed(client, wasRecognized)
    client.cart.heard(cartVersion)
    wasRecognized = true
  }
  const loseSession = async () => {
    isLost = true
    show(await checkSession(keyring))
  }
  const lists = refreshing(client)
  const onFrame = (frame: OutgoingFrame) => {
    if (frame.event === 'sessionEnded') return loseSession()
    if (frame.event === 'recognized') return catchUp(frame.data.cartVersion)
    if (frame.event === 'auditAppended') lists.touch(frame.data.stream)
    return hear(client, frame)
  }
  const line = reconnecting({ onOpen: greet, onFrame })
  const show = (token: string | undefined) => token && line.say({ event: 'auth', data: { token } })
  const viewing = tellingViews(store, line)

  // The same person, in another session.
  const comeBack = () => {
    const { status, expired } = store.get(sessionAtom)
    if (isLost && status === 'signedIn' && !expired) line.again()
  }

  addEventListener('online', line.again)
  const stops = [
    store.sub(viewedProductAtom, viewing.tell),
    whenPersonChanges(store, line.again),
    store.sub(sessionAtom, comeBack),
    () => removeEventListener('online', line.again),
    line.close,
    lists.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

// Whatever happened while the line was down, or since the page was asked for, was not heard.
const refreshMissed = ({ answers }: Client, wasDown: boolean) => {
  answers.refresh('GET order/', 'GET customer/orders/', 'GET dashboard/')
  if (wasDown) answers.refresh('GET customers/', 'GET audit/')
}

/** Asks anew for what many facts together make. */
const refreshing = ({ answers }: Client) => {
  const audit = inBursts(() => answers.refresh('GET audit/recent', 'GET audit/followed/'))
  const figures = inBursts(() => answers.refresh('GET dashboard/'), 10_000)

  return {
    touch: (stream: string) => {
      audit.touch()
      if (isCounted(stream)) figures.touch()
    },
    stop: () => {
      audit.stop()
      figures.stop()
    },
  }
}

// What the figures of the dashboard are made of.
const isCounted = (stream: string) => /^(order|product|searches)-/.test(stream)

/** Tells which product is looked at, whenever that is another one. */
const tellingViews = (store: Client['store'], line: Line) => {
  let viewed: string | undefined
  const tell = () => {
    const next = store.get(viewedProductAtom)
    if (next === viewed) return
    if (viewed) line.say({ event: 'leaveProduct', data: { productId: viewed } })
    if (next) line.say({ event: 'viewProduct', data: { productId: next } })
    viewed = next
  }
  const begin = () => {
    viewed = undefined
    tell()
  }
  return { tell, begin }
}
