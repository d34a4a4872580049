import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { codecs, maxInMainThread } from './codecs.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: NodeJS.GCFunction = runInNewContext('gc')

const size = 4_000_000
/** Of each page its last chunk stays, 32 KB, until a full collection. */
const pageSize = 100_000

it.each([
  ['one text as br', codecs.br.compress, size],
  ['one text as zstd', codecs.zstd.compress, size],
  ['pages as zstd', codecs.zstd.compress, pageSize],
  ['one text as gzip', codecs.gzip.compress, size],
] as const)('%s: what was compressed is freed by minor garbage collections', async (_, compress, each) => {
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  for (let done = 0; done < size; done += each) await compress(Buffer.alloc(each, randomBytes(1000)))

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
  /** Whether it is done when only microtasks have run: what the thread pool does is heard of later. */
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
    expect(await isDoneAtOnce(Buffer.alloc(maxInMainThread, 'kettle '))).toBe(true)
  })

  it('compresses what is larger than any page in the thread pool', async () => {
    expect(await isDoneAtOnce(Buffer.alloc(maxInMainThread + 1, 'kettle '))).toBe(false)
  })
})
