import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ServerCredentials } from '@grpc/grpc-js'

/** The CA that signed the test server's certificate, and another CA. */
export const caFile = join(import.meta.dirname, 'certificates', 'authority.pem')
export const otherCaFile = join(import.meta.dirname, 'certificates', 'anotherAuthority.pem')

/** The certificate is for localhost and 127.0.0.1. */
export const serverCredentials = (tls: boolean) =>
  tls
    ? ServerCredentials.createSsl(null, [{ private_key: read('server.key.pem'), cert_chain: read('server.pem') }])
    : ServerCredentials.createInsecure()

const read = (name: string) => readFileSync(join(import.meta.dirname, 'certificates', name))
