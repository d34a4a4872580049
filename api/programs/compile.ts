import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, UsageError } from './program.ts'

// npm run compile: fills Node's cache of compiled code, so that no later start on the embedded store compiles anything. For images.

const root = join(import.meta.dirname, '../..')

/** Milliseconds that the shop stays open: it checks its files then, in a thread of its own. */
const openTime = 3000

const compile = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ekhaya-'))
  try {
    await startAndStop(folder)
    // It finds the files of the first start, and has to check them.
    await startAndStop(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Starts the demo shop, and stops it soon after it is open: Node writes the cache when the process ends. */
const startAndStop = async (folder: string) => {
  const shop = spawn(process.execPath, ['api/main.js'], {
    cwd: root,
    env: { ...process.env, SHOP_MODE: 'demo', EVENTSTORE_URL: undefined, DATA_DIR: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(shop, 'exit')
  let output = ''
  const isOpen = () => output.includes('is open at')
  for await (const chunk of shop.stdout) {
    const wasOpen = isOpen()
    output += chunk
    process.stdout.write(chunk)
    if (!wasOpen && isOpen()) setTimeout(() => shop.kill(), openTime)
  }
  const [code] = await ended
  if (code !== 0 || !isOpen()) throw new UsageError(`The shop ended with ${code} instead of opening`)
}

await runProgram(compile)
