import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ShopLocation } from './shopLocation.ts'
import { terminate } from './shopProcess.ts'

/** A server in its own process. */
export interface ServerProcess {
  url: string
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Runs a node of a shop until its scope ends. */
export const startShopNode = ({ folder, server, node = 1 }: ShopLocation) =>
  startServer('shopRun', [folder, String(node)], { SHOP_SERVER: server })

/** Runs the bare server with the responses recorded in a folder, until its scope ends. */
export const startBareServer = (folder: string) => startServer('bareRun', [folder])

/** Starts one of the server programs of this folder. The program prints the address that it listens on. */
const startServer = async (
  program: 'shopRun' | 'bareRun',
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> => {
  const file = fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return {
    url: await readUrl(child, program),
    kill: () => terminate(child, 'SIGKILL'),
    [Symbol.asyncDispose]: () => terminate(child, 'SIGTERM'),
  }
}

const readUrl = async ({ stdout, exitCode }: ChildProcess, program: string) => {
  for await (const line of stdout ?? []) return String(line).trim()
  throw new Error(`${program} ended with ${exitCode} before it listened`)
}
