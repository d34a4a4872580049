import { isIP } from 'node:net'
import { credentials } from '@grpc/grpc-js'

/**
 * Lets TLS reach nodes that go by an IP address, as those of a cluster often do. grpc-js names every host in the handshake, which
 * Node refuses for an address since version 26 (RFC 6066 allows names only). The address is checked against the certificate all the same.
 */
export const allowAddressesInTls = () => {
  const secure = Object.getPrototypeOf(credentials.createSsl()) as SecureCredentials
  if (done.has(secure)) return
  done.add(secure)
  const create = secure._createSecureConnector
  secure._createSecureConnector = function (...asked) {
    const connector = create.apply(this, asked)
    const { connectionOptions } = connector
    if (connectionOptions?.servername && isIP(connectionOptions.servername)) delete connectionOptions.servername
    return connector
  }
}

/** What grpc-js calls them among its own. */
interface SecureCredentials {
  _createSecureConnector(...asked: unknown[]): { connectionOptions?: { servername?: string } }
}

const done = new WeakSet<SecureCredentials>()
