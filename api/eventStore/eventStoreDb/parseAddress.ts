import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { EventStoreDBClient } from './clientLibrary.ts'

/** Parses an address: returns host and port of every node, for messages, without the credentials. Throws `StoreUnavailable`. */
export const parseAddress = (url: string) => {
  const error = addressErrorOf(url)
  if (error) throw new StoreUnavailable(error)

  return { hosts: hostsPattern.exec(url.trim())?.[1] ?? '' }
}

const hostsPattern = /^[^:]+:\/\/(?:[^:]+:[^@]+@)?([^/?]+)/

// The client's own error message contains the address with the password.
const addressErrorOf = (url: string) => {
  try {
    EventStoreDBClient.connectionString(url)
    return undefined
  } catch (error) {
    return error instanceof Error && error.message.includes('File was not found')
      ? missingFileMessage
      : unreadableMessage
  }
}

const missingFileMessage = 'A certificate file that the address of EventStoreDB names (tlsCaFile=…) does not exist.'

const unreadableMessage =
  'The address of EventStoreDB cannot be read: it must look like esdb://user:password@host:2113, with ?tls=false if the server has no TLS.'
