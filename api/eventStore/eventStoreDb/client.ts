import { EventStoreDBClient } from './clientLibrary.ts'
import { allowIpAddressesInTls, disableCompression, widenFlowControl } from './grpcPatches.ts'

/** Opens a client that connects on its first call, with patches against behavior that would end, hang or slow the process. */
export const openClient = (url: string) => {
  allowIpAddressesInTls()
  disableCompression()
  widenFlowControl()
  const client = EventStoreDBClient.connectionString(url)
  // The client does not await this promise: while no cluster node answers, its rejection would end the process.
  const handleError = client['handleError']
  client['handleError'] = (...failure) => handleError(...failure).catch(() => undefined)
  // The client would use batch appends if the server supports them: they have no deadline, and a failed one affects other appends.
  const supports = client['supports']
  client['supports'] = async (method, feature) => !isBatchAppend(method.path) && supports(method, feature)
  // An address with throwOnAppendFailure=false would make a refused append look successful.
  Object.defineProperty(client, 'throwOnAppendFailure', { value: true })
  return client
}

// Not awaited: the client waits for ever for streams that the server has ended normally.
export const dispose = (client: EventStoreDBClient) => {
  client.dispose().catch(() => undefined)
}

const isBatchAppend = (path: string) => path.toLowerCase().endsWith('/batchappend')
