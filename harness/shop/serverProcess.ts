import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { compiledCode } from './compiledCode.ts'
import { nodeFlagsOf } from './nodeFlags.ts'
import type { ShopLocation } from './shopLocation.ts'
import { terminate } from './shopProcess.ts'

/** A server in its own process. */
export interface ServerProcess {
  url: string
  /** The processor time that its process has used so far, in milliseconds. */
  processorTime(): Promise<number>
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** The program that runs a node of the shop of a checkout. */
export const shopProgram = (checkout: string) => join(checkout, 'harness/shop/shopRun.ts')

/** The folder of this checkout. */
export const thisCheckout = join(import.meta.dirname, '../..')

interface NodeOptions extends ShopLocation {
  /** Whether it has pages; default: no. They are built if `dist/` lacks them. */
  pages?: boolean
  /** The checkout whose shop it is; default: this one. */
  checkout?: string
}

/** Runs a node of a shop until its scope ends. */
export const startShopNode = ({ folder, server, node = 1, pages = false, checkout = thisCheckout }: NodeOptions) =>
  startServer(shopProgram(checkout), nodeFlagsOf(checkout), {
    args: [folder, String(node)],
    environment: { SHOP_SERVER: server, SHOP_PAGES: String(pages) },
  })

/** Runs the bare server with the responses recorded in a folder, until its scope ends. */
export const startBareServer = (folder: string) =>
  startServer(join(import.meta.dirname, 'bareRun.ts'), nodeFlagsOf(thisCheckout), { args: [folder] })

interface StartOptions {
  args: readonly string[]
  environment?: NodeJS.ProcessEnv
}

/** Starts a server program with flags of Node. The program prints the address that it listens on. */
const startServer = async (
  program: string,
  nodeFlags: readonly string[],
  { args, environment = {} }: StartOptions,
): Promise<ServerProcess> => {
  const env = { NODE_COMPILE_CACHE: compiledCode, ...process.env, NODE_ENV: 'production', ...environment }
  const child = spawn(process.execPath, [...nodeFlags, program, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  return {
    url: await readUrl(child, program),
    processorTime: async () => {
      const reply = once(child, 'message')
      child.send('processorTime')
      const [milliseconds] = await reply
      return Number(milliseconds)
    },
    kill: () => terminate(child, 'SIGKILL'),
    [Symbol.asyncDispose]: () => terminate(child, 'SIGTERM'),
  }
}

const readUrl = async (child: ChildProcess, program: string) => {
  for await (const line of child.stdout ?? []) {
    const [url] = /^http:\S+/m.exec(String(line)) ?? []
    if (url) return url
  }
  const exitCode = child.exitCode ?? (await once(child, 'exit'))[0]
  throw new Error(`${program} ended with ${exitCode} before it listened`)
}
