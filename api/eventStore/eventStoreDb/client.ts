import { EventStoreDBClient } from '@eventstore/db-client'
import { allowAddressesInTls } from './addressesInTls.ts'

/** A client that connects with its first call, without the habits that end or hang a process. */
export const openClient = (url: string) => {
  allowAddressesInTls()
  const client = EventStoreDBClient.connectionString(url)
  // The client does not wait for this: while no node of a cluster answers, its rejection would end the process.
  const handleError = client['handleError']
  client['handleError'] = (...failure) => handleError(...failure).catch(() => undefined)
  // It appends in batches where the server can. They have no deadline, and one that fails hangs or rejects those of others.
  const supports = client['supports']
  client['supports'] = async (method, feature) => !isBatchAppend(method.path) && supports(method, feature)
  // An address with throwOnAppendFailure=false would make a refused append look like a successful one.
  Object.defineProperty(client, 'throwOnAppendFailure', { value: true })
  return client
}

// Not waited for: a stream that the server ended in good order never ends for the client.
export const dispose = (client: EventStoreDBClient) => {
  client.dispose().catch(() => undefined)
}

const isBatchAppend = (path: string) => path.toLowerCase().endsWith('/batchappend')
