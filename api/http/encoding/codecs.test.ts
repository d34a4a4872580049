import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
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

describe('zstd', () => {
  /** Whether it is done when only microtasks have run: what another thread does is heard of later. */
  const isDoneAtOnce = async (text: Buffer) => {
    let isDone = false
    const compressing = codecs.zstd.compress(text).finally(() => {
      isDone = true
    })
    for (let turn = 0; turn < 10; turn += 1) await undefined
    const wasDone = isDone
    expect((await codecs.zstd.decompress(await compressing)).equals(text)).toBe(true)
    return wasDone
  }

  it('compresses a page in the main thread', async () => {
    expect(await isDoneAtOnce(Buffer.alloc(250_000, 'kettle '))).toBe(true)
  })

  it('compresses a large export in another thread', async () => {
    expect(await isDoneAtOnce(Buffer.alloc(1_000_000, 'kettle '))).toBe(false)
  })
})
