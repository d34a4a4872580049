import { isIP } from 'node:net'
import { credentials } from '@grpc/grpc-js'
import { CompressionFilter } from '@grpc/grpc-js/build/src/compression-filter.js'

/**
 * Patches grpc-js so that TLS works with IP addresses, which cluster nodes often use. grpc-js sends every host as the server name, which
 * Node refuses for IP addresses since version 26 (RFC 6066 allows names only). The certificate is still checked against the address.
 */
export const allowIpAddressesInTls = () => {
  const prototype = Object.getPrototypeOf(credentials.createSsl()) as SecureCredentials
  if (patched.has(prototype)) return
  patched.add(prototype)
  const create = prototype._createSecureConnector
  prototype._createSecureConnector = function (...args) {
    const connector = create.apply(this, args)
    const { connectionOptions } = connector
    if (connectionOptions?.servername && isIP(connectionOptions.servername)) delete connectionOptions.servername
    return connector
  }
}

/** The private members of grpc-js that the patch needs. */
interface SecureCredentials {
  _createSecureConnector(...args: unknown[]): { connectionOptions?: { servername?: string } }
}

/**
 * Patches grpc-js so that it accepts no compressed responses. It offers gzip with every call and has no option against it; EventStoreDB
 * then compresses each event by itself, and a node needs ten times as long to read 20,000 of them.
 */
export const disableCompression = () => {
  const { prototype } = CompressionFilter
  if (patched.has(prototype)) return
  patched.add(prototype)
  const { sendMetadata } = prototype
  prototype.sendMetadata = async function (metadata) {
    const headers = await sendMetadata.call(this, metadata)
    headers.set('grpc-accept-encoding', 'identity')
    return headers
  }
}

// The prototypes that are patched already.
const patched = new WeakSet<object>()
