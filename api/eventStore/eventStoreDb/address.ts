import { EventStoreDBClient } from '@eventstore/db-client'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'

/** What an address says: host and port of every node, for sentences, and the credentials, which no sentence may hold. */
export const addressOf = (url: string) => {
  if (!isReadable(url)) throw new StoreUnavailable(unreadable)
  const { username = '', password = '', hosts = '' } = parts.exec(url.trim())?.groups ?? {}
  return {
    where: hosts,
    credentials: { username: decodeURIComponent(username), password: decodeURIComponent(password) },
  }
}

const parts = /^[^:]+:\/\/(?:(?<username>[^:]+):(?<password>[^@]+)@)?(?<hosts>[^/?]+)/

const unreadable =
  'The address of EventStoreDB cannot be read: it looks like esdb://user:password@host:2113, with ?tls=false where there is no TLS.'

// The client's own error quotes the address, with the password in it.
const isReadable = (url: string) => {
  try {
    return Boolean(EventStoreDBClient.connectionString(url))
  } catch {
    return false
  }
}
