import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testClient } from '#api/testing/testClient.ts'
import { signIn } from '#bench/signIn.ts'
import type { ProbeAnswer } from '#bench/soak/processMemory.ts'
import { startArgumentsOf } from '#harness/shop/nodeFlags.ts'
import { freePort, terminate, waitUntilOpen } from '#harness/shop/shopProcess.ts'

const memoryProbe = new URL('../soak/memoryProbeRun.js', import.meta.url).href

/** Runs the demo shop of a checkout in its own process, with its limits, until the scope ends. `eventStoreUrl`: by default the embedded store. */
export const startDemoShop = async (checkout: string, eventStoreUrl?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'ekhaya-live-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', memoryProbe, ...startArgumentsOf(checkout)], {
    cwd: checkout,
    env: {
      ...{ PATH: process.env['PATH'], PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
      ...(eventStoreUrl !== undefined && { EVENTSTORE_URL: eventStoreUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const dispose = async () => {
    await terminate(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilOpen(child)
    const url = `http://127.0.0.1:${port}`
    const kill = () => terminate(child, 'SIGKILL')
    const memory = async () => {
      const reply = once(child, 'message')
      child.send('collect')
      const [probeAnswer]: ProbeAnswer[] = await reply
      if (!probeAnswer) throw new Error('The memory probe did not answer')
      return probeAnswer
    }
    return { url, memory, kill, ...(await readDemoShop(url)), [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** Reads an admin's access token and a product from the demo shop. */
const readDemoShop = async (url: string) => {
  const { accessToken } = await signIn(url, 'Admin')
  const listed = (await testClient(url)('GET products/getByCategoryOrPageNumber', { query: { limit: '1' } })).body
  const product = listed.data[0]
  if (!product) throw new Error('The demo has no product')
  return { admin: accessToken, productId: product.id, path: `/products/getProduct/${product.slug}` }
}
