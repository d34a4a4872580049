import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface Server {
  url: string
  /** Ends it without a word, as `kill -9` does. */
  kill(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Runs one of this folder's servers until its scope ends. It prints the address that it listens on. */
export const startServer = async (program: 'shopRun' | 'bareRun', folder: string): Promise<Server> => {
  const file = fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  return {
    url: await addressOf(child, program),
    kill: () => ended(child, 'SIGKILL'),
    [Symbol.asyncDispose]: () => ended(child, 'SIGTERM'),
  }
}

const addressOf = async ({ stdout, exitCode }: ChildProcess, program: string) => {
  for await (const line of stdout ?? []) return String(line).trim()
  throw new Error(`${program} ended with ${exitCode} before it listened`)
}

const ended = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = once(child, 'exit')
  child.kill(signal)
  await end
}
