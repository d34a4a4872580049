import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningShop {
  url: string
  /** Everything it has printed. */
  printed(): string
  /** Ends the process as an operator would, or at once with `SIGKILL`. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** A new folder for a shop's data, and how to remove it. */
export const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ekhaya-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The real server as its own process, on a free port. Resolves when it answers. */
export const startShop = async (folder: string, environment: NodeJS.ProcessEnv = {}): Promise<RunningShop> => {
  const { process: server, printed, url } = await spawnShop(folder, environment)
  await opened(server, printed)
  return {
    url,
    printed,
    stop: async (signal = 'SIGTERM') => {
      if (server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill(signal)
      await ended
    },
  }
}

/** A shop that is expected to end by itself: its exit code and what it printed. */
export const runShop = async (folder: string, environment: NodeJS.ProcessEnv) => {
  const { process: server, printed } = await spawnShop(folder, environment)
  const [code] = await once(server, 'exit')
  return { code, printed: printed() }
}

const spawnShop = async (folder: string, environment: NodeJS.ProcessEnv) => {
  const port = await freePort()
  const server = spawn(process.execPath, ['api/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
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
  return { process: server, printed: () => text, url: `http://127.0.0.1:${port}` }
}

const opened = (server: ChildProcess, printed: () => string) =>
  new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', () => printed().includes('is open at') && resolve())
    server.once('exit', (code) => reject(new Error(`The shop ended with code ${code}:\n${printed()}`)))
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
