import { EventStoreDBClient } from '@eventstore/db-client'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'

/** What sentences may say of an address: host and port of every node, never the credentials. */
export const addressOf = (url: string) => {
  const mistake = mistakeIn(url)
  if (mistake) throw new StoreUnavailable(mistake)

  return { where: hosts.exec(url.trim())?.[1] ?? '' }
}

const hosts = /^[^:]+:\/\/(?:[^:]+:[^@]+@)?([^/?]+)/

// The client's own error quotes the address, with the password in it.
const mistakeIn = (url: string) => {
  try {
    EventStoreDBClient.connectionString(url)
    return undefined
  } catch (error) {
    return error instanceof Error && error.message.includes('File was not found') ? noSuchFile : unreadable
  }
}

const noSuchFile = 'A certificate file that the address of EventStoreDB names (tlsCaFile=…) does not exist.'

const unreadable =
  'The address of EventStoreDB cannot be read: it looks like esdb://user:password@host:2113, with ?tls=false where there is no TLS.'
