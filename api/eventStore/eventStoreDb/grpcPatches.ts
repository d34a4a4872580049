import { isIP } from 'node:net'
import type { SecureContext } from 'node:tls'
import { credentials } from '@grpc/grpc-js'
import { CompressionFilter } from '@grpc/grpc-js/build/src/compression-filter.js'
import { Http2SubchannelConnector } from '@grpc/grpc-js/build/src/transport.js'

/**
 * Patches grpc-js so that TLS works with IP addresses, which cluster nodes often use. grpc-js sends every host as the server name, which
 * Node refuses for IP addresses since version 26 (RFC 6066 allows names only). The certificate is still checked against the address.
 */
export const allowIpAddressesInTls = () => {
  // Only the prototype is wanted: a real context would read the certificates of all authorities.
  const noContext: SecureContext = { context: undefined }
  const prototype = Object.getPrototypeOf(credentials.createFromSecureContext(noContext)) as SecureCredentials
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

/** Bytes that the server may send on a stream before they are read: about 1500 facts. */
const flowControlWindow = 1024 * 1024

/**
 * Patches grpc-js so that the server sends the next events while a batch is folded: with the 64 KiB of HTTP/2 it waits after a hundred.
 * The client sets the options of its channels itself.
 */
export const widenFlowControl = () => {
  const prototype = Http2SubchannelConnector.prototype as unknown as SubchannelConnector
  if (patched.has(prototype)) return
  patched.add(prototype)
  const { createSession } = prototype
  prototype.createSession = function (connection, address, options) {
    return createSession.call(this, connection, address, {
      ...options,
      'grpc-node.flow_control_window': flowControlWindow,
    })
  }
}

/** The private members of grpc-js that the patch needs. */
interface SubchannelConnector {
  createSession(connection: unknown, address: unknown, options: object): unknown
}

// The prototypes that are patched already.
const patched = new WeakSet<object>()
