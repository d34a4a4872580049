import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface Server {
  url: string
  [Symbol.asyncDispose](): Promise<void>
}

/** Runs one of this folder's servers until its scope ends. It prints the address that it listens on. */
export const startServer = async (program: 'shopRun' | 'bareRun', folder: string): Promise<Server> => {
  const file = fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  return { url: await addressOf(child, program), [Symbol.asyncDispose]: () => ended(child) }
}

const addressOf = async ({ stdout, exitCode }: ChildProcess, program: string) => {
  for await (const line of stdout ?? []) return String(line).trim()
  throw new Error(`${program} ended with ${exitCode} before it listened`)
}

const ended = async (child: ChildProcess) => {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
