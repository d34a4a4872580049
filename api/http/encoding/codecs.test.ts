import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { codecs } from './codecs.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: NodeJS.GCFunction = runInNewContext('gc')

const size = 4_000_000

it.each([
  ['br', codecs.br.compress],
  ['zstd', codecs.zstd.compress],
  ['gzip', codecs.gzip.compress],
] as const)('bytes that were compressed as %s are freed by minor garbage collections', async (_, compress) => {
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  await compress(Buffer.alloc(size, randomBytes(1000)))

  // A busy machine closes what compressed them a little later.
  await vi.waitFor(
    () => {
      collectGarbage({ type: 'minor' })
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(size / 2)
    },
    { timeout: 5000 },
  )
})
