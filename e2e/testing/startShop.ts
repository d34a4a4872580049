import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, terminate, waitUntilOpen } from '#harness/shop/shopProcess.ts'

export interface ShopProcess {
  url: string
  /** Everything that it has printed so far. */
  output(): string
  /** Sends a signal, SIGTERM by default, and returns how the process ended. */
  stop(signal?: NodeJS.Signals): Promise<ExitStatus>
}

interface ExitStatus {
  code: number | null
  signal: NodeJS.Signals | null
}

/** Creates a folder for a shop's data. `remove` deletes it. */
export const temporaryDataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ekhaya-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts the real server in its own process, on a free port. Resolves when it is open. */
export const startShop = async (folder: string, environment: NodeJS.ProcessEnv = {}): Promise<ShopProcess> => {
  const { process: server, output, url } = await spawnShop(folder, environment)
  await waitUntilOpen(server)
  return {
    url,
    output,
    stop: async (signal) => {
      await terminate(server, signal)
      return { code: server.exitCode, signal: server.signalCode }
    },
  }
}

/** Starts a shop that is expected to end by itself. Returns its exit code and what it printed. */
export const runShop = async (folder: string, environment: NodeJS.ProcessEnv) => {
  const { process: server, output } = await spawnShop(folder, environment)
  const [code] = await once(server, 'exit')
  return { code, output: output() }
}

const spawnShop = async (folder: string, environment: NodeJS.ProcessEnv) => {
  const port = environment['PORT'] ?? (await freePort())
  const server = spawn(process.execPath, ['api/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
    })
  }
  return { process: server, output: () => text, url: `http://127.0.0.1:${port}` }
}
