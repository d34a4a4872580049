import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Program of the shop. What it imports comes after the cache, so that a later start compiles nothing. It is JavaScript itself, since Node would
// load its TypeScript compiler for one file that is not in the cache: 50 ms, and 18 MB in each thread.

// Files that the shop creates are readable by their owner only: they contain secrets and personal data.
process.umask(0o077)
// In the environment, where worker threads look for it too. If the folder cannot be written, a start takes half a second longer.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
enableCompileCache()

const { boundMemory } = await import('./memoryBounds.ts')
boundMemory()
// Its thread loads the code of the read models while this one loads the rest.
const { startProjectorThread } = await import('./shop/startProjectorThread.ts')
const projectorThread = startProjectorThread()
const { startShop } = await import('./startShop.ts')
await startShop(projectorThread)
