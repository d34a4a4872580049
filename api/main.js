import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Program of the shop. Everything else is imported after the cache of compiled code is enabled, so that a later start compiles nothing. This file
// is loaded before that, and is therefore JavaScript: as TypeScript it would make Node load its compiler at each start (50 ms, 18 MB).

// Files that the shop creates are readable by their owner only: they contain secrets and personal data.
process.umask(0o077)
// In the environment, where worker threads look for it too. If the folder cannot be written, a start takes half a second longer, and each thread loads the compiler.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
enableCompileCache()

const { boundMemory } = await import('./memoryBounds.ts')
boundMemory()
// Its thread loads the code of the read models while this one loads the rest.
const { startProjectorThread } = await import('./shop/startProjectorThread.ts')
const projectorThread = startProjectorThread()
const { startShop } = await import('./startShop.ts')
await startShop(projectorThread)
