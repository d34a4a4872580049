import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type JournalEntry, readJournal } from './journal.ts'

const program = fileURLToPath(new URL('./writerProcess.ts', import.meta.url))

/** Milliseconds that a writer may take to start, and to recover from a fault. */
const timeout = 30_000

export interface Writer {
  process: ChildProcess
  send(order: 'fill' | 'free' | 'failSyncs' | 'freed'): void
  journal(): JournalEntry[]
  /** Waits until the journal fulfils the predicate. Returns false where it does not in time, or the writer has ended. */
  waitUntil(predicate: (entries: readonly JournalEntry[]) => boolean): Promise<boolean>
  /** Kills the shop alone, not the wrapper that it was started with. */
  kill(): Promise<void>
}

export interface WriterOptions {
  file: string
  journal: string
  seed: number
  /** A command with its arguments that starts the writer, such as `strace`. */
  wrapperCommand?: readonly string[]
}

/** Starts a shop under load in a process of its own. Resolves when its products are added. */
export const startWriter = async ({ file, journal, seed, wrapperCommand = [] }: WriterOptions): Promise<Writer> => {
  const [command = process.execPath, ...args] = [
    ...wrapperCommand,
    process.execPath,
    program,
    file,
    journal,
    String(seed),
  ]
  const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe', 'ipc'] })
  let errorOutput = ''
  child.stderr?.on('data', (text) => {
    errorOutput += text
  })
  const pid = await Promise.race([
    once(child, 'message').then(([message]) => Number(Object(message).pid)),
    once(child, 'exit').then(() => Promise.reject(new Error(`The writer did not start: ${errorOutput}`))),
    pause(timeout, undefined, { ref: false }).then(() => Promise.reject(new Error('The writer did not start'))),
  ])
  return {
    process: child,
    send: (order) => child.send(order),
    journal: () => readJournal(journal),
    waitUntil: async (predicate) => {
      const end = performance.now() + timeout
      while (!predicate(readJournal(journal))) {
        if (performance.now() > end || child.exitCode !== null) return false
        await pause(20)
      }
      return true
    },
    kill: async () => {
      process.kill(pid, 'SIGKILL')
      while (isAlive(pid)) await pause(5)
    },
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
