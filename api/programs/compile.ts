import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, UsageError } from './program.ts'

// npm run compile: fills Node's cache of compiled code, so that no later start on the embedded store compiles anything. For images.

const root = join(import.meta.dirname, '../..')

const compile = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ekhaya-'))
  try {
    await startAndStop(folder)
    // It checks the files of the first start, in a thread that the first had no need of.
    await startAndStop(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Starts the demo shop, and stops it once it is open: Node writes the cache when the process ends. */
const startAndStop = async (folder: string) => {
  const shop = spawn(process.execPath, ['api/main.js'], {
    cwd: root,
    env: { ...process.env, SHOP_MODE: 'demo', EVENTSTORE_URL: undefined, DATA_DIR: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(shop, 'exit')
  let output = ''
  for await (const chunk of shop.stdout) {
    output += chunk
    process.stdout.write(chunk)
    if (output.includes('is open at')) shop.kill()
  }
  const [code] = await ended
  if (code !== 0 || !output.includes('is open at'))
    throw new UsageError(`The shop ended with ${code} instead of opening`)
}

await runProgram(compile)
