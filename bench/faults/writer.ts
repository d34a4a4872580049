import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Entry, readJournal } from './journal.ts'

const program = fileURLToPath(new URL('./writerProcess.ts', import.meta.url))

/** Milliseconds: how long a writer may take to start, and to go on after trouble. */
const patience = 30_000

export interface Writer {
  process: ChildProcess
  tell(order: 'fill' | 'free' | 'failSyncs' | 'freed'): void
  journal(): Entry[]
  /** Waits until the journal is so. Answers whether it became so in time. */
  until(isSo: (entries: readonly Entry[]) => boolean): Promise<boolean>
  /** Kills the shop, and nothing else that was started with it. */
  kill(): Promise<void>
}

export interface Start {
  file: string
  journal: string
  seed: number
  /** A program that starts the writer in a place of its own, with its arguments. */
  within?: readonly string[]
}

/** Starts a shop that works until it is killed; resolves when its shelf is full. */
export const startWriter = async ({ file, journal, seed, within = [] }: Start): Promise<Writer> => {
  const [command = process.execPath, ...args] = [...within, process.execPath, program, file, journal, String(seed)]
  const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe', 'ipc'] })
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  const pid = await Promise.race([
    once(child, 'message').then(([message]) => Number(Object(message).pid)),
    once(child, 'exit').then(() => Promise.reject(new Error(`The writer did not start: ${said}`))),
    pause(patience, undefined, { ref: false }).then(() => Promise.reject(new Error('The writer did not start'))),
  ])
  return {
    process: child,
    tell: (order) => child.send(order),
    journal: () => readJournal(journal),
    until: async (isSo) => {
      const end = performance.now() + patience
      while (!isSo(readJournal(journal))) {
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
