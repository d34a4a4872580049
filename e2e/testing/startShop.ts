import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  await untilOpen(server, output)
  return {
    url,
    output,
    stop: async (signal = 'SIGTERM') => {
      if (server.exitCode !== null) return { code: server.exitCode, signal: null }
      const ended = once(server, 'exit')
      server.kill(signal)
      const [code, endSignal] = await ended
      return { code, signal: endSignal }
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
  const port = await freePort()
  const server = spawn(process.execPath, ['api/main.ts'], {
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

const untilOpen = (server: ChildProcess, output: () => string) =>
  new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', () => output().includes('is open at') && resolve())
    server.once('exit', (code) => reject(new Error(`The shop ended with code ${code}:\n${output()}`)))
  })

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
