import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startArgumentsOf } from '#harness/shop/nodeFlags.ts'
import { freePort, terminate, waitUntilOpen } from '#harness/shop/shopProcess.ts'
import { type ProbeAnswer, type ProcessMemory, readPeakMemory, readProcessMemory } from './processMemory.ts'
import { readProcessorTime } from './processorTime.ts'

const root = join(import.meta.dirname, '../..')
const memoryProbe = new URL('./memoryProbeRun.js', import.meta.url).href

/** The shop as `npm start` runs it, with pages, in its own process. */
export interface WholeShop {
  url: string
  memory(): Promise<ProcessMemory>
  /** Collects garbage first. */
  memoryAfterCollection(): Promise<ProcessMemory>
  /** The peak of resident memory, in megabytes. */
  peak(): Promise<number>
  /** Seconds of processor time so far. */
  processorTime(): Promise<number>
  [Symbol.asyncDispose](): Promise<void>
}

/** Starts the shop on the facts of a data folder, in demo mode and without limits. Resolves when it is open. */
export const startWholeShop = async (folder: string): Promise<WholeShop> => {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', memoryProbe, ...startArgumentsOf(root)], {
    cwd: root,
    env: {
      ...mallocLimits(),
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await waitUntilOpen(child)
  const { pid = 0 } = child
  const ask = async (question: 'look' | 'collect') => {
    const reply = once(child, 'message')
    child.send(question)
    const [probeAnswer]: ProbeAnswer[] = await reply
    if (!probeAnswer) throw new Error('The memory probe did not answer')
    return readProcessMemory(pid, probeAnswer)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    memory: () => ask('look'),
    memoryAfterCollection: () => ask('collect'),
    peak: () => readPeakMemory(pid),
    processorTime: () => readProcessorTime(pid),
    [Symbol.asyncDispose]: () => terminate(child),
  }
}

/** The limits of glibc that the caller has set, to measure the shop as the image runs it. */
const mallocLimits = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')))
