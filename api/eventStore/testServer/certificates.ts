import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ServerCredentials } from '@grpc/grpc-js'

/** Of the authority that vouches for the test server, and of one that knows nothing of it. */
export const authorityFile = join(import.meta.dirname, 'certificates', 'authority.pem')
export const anotherAuthorityFile = join(import.meta.dirname, 'certificates', 'anotherAuthority.pem')

/** For localhost and 127.0.0.1. */
export const credentials = (tls: boolean) =>
  tls
    ? ServerCredentials.createSsl(null, [{ private_key: read('server.key.pem'), cert_chain: read('server.pem') }])
    : ServerCredentials.createInsecure()

const read = (name: string) => readFileSync(join(import.meta.dirname, 'certificates', name))
