import { type IDBPDatabase, openDB } from 'idb'
import type { OrderRequest } from '#domain/order/checkoutMachine.ts'
import { readTabItem, writeTabItem } from '#web/state/browser/storage.ts'

/** An order that is on this device, and not known to be placed. It belongs to the customer who pressed the button. */
export interface WaitingOrder extends OrderRequest {
  customerId: string
  /** It was sent, and no answer came: the shop may have placed it. */
  mayHaveArrived: boolean
  /** Milliseconds since the epoch: a tab is sending it. */
  sentAt?: number | undefined
}

const table = 'waitingOrders'

/** Where the browser has no database, an order lasts as long as the tab. */
const tabItem = (customerId: string) => `waitingOrder-${customerId}`

const readTabOrder = (customerId: string): Partial<WaitingOrder> | undefined =>
  JSON.parse(readTabItem(tabItem(customerId)) ?? 'null') ?? undefined

/** The customer's waiting order: one at a time. */
export const readWaitingOrder = async (customerId: string): Promise<WaitingOrder | undefined> => {
  const stored = await inDatabase((database) => database.get(table, customerId))
  return [stored, readTabOrder(customerId)].find(isWaitingOrder)
}

/** Resolves once it is on the disk. */
export const writeWaitingOrder = async (order: WaitingOrder) => {
  const isSaved = await inDatabase(async (database) => {
    const transaction = database.transaction(table, 'readwrite', { durability: 'strict' })
    await Promise.all([transaction.store.put(order), transaction.done])
    return true
  })
  writeTabItem(tabItem(order.customerId), isSaved ? undefined : JSON.stringify(order))
  openChannel().postMessage(order.customerId)
}

/** Removes the order with this key: a newer one of the same customer stays. */
export const removeWaitingOrder = async (customerId: string, key: string) => {
  if (readTabOrder(customerId)?.key === key) writeTabItem(tabItem(customerId), undefined)
  await inDatabase(async (database) => {
    const transaction = database.transaction(table, 'readwrite')
    const stored = await transaction.store.get(customerId)
    if (stored?.key === key) await transaction.store.delete(customerId)
    await transaction.done
  })
  openChannel().postMessage(customerId)
}

/** Calls the listener with the customer whose order has changed in another tab. Returns a function that unsubscribes. */
export const onWaitingOrderChange = (listener: (customerId: string) => void) => {
  const onMessage = ({ data }: MessageEvent) => listener(data)
  openChannel().addEventListener('message', onMessage)
  return () => openChannel().removeEventListener('message', onMessage)
}

let opening: Promise<IDBPDatabase> | undefined

const inDatabase = async <Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result | undefined> => {
  try {
    opening ??= openDB('ekhaya', 1, {
      upgrade: (database) => void database.createObjectStore(table, { keyPath: 'customerId' }),
      // A newer version of the shop in another tab may change the database.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opening = undefined
      },
    })
    return await work(await opening)
  } catch {
    opening = undefined
    return undefined
  }
}

// One channel for the whole page: a channel does not receive its own messages.
let channel: BroadcastChannel | undefined
const openChannel = () => {
  channel ??= new BroadcastChannel('waitingOrders')
  return channel
}

// What another version of this page has left may have another shape.
const isWaitingOrder = (stored: Partial<WaitingOrder> | undefined): stored is WaitingOrder =>
  typeof stored?.key === 'string' && Array.isArray(stored.lines) && typeof stored.address === 'object'
