import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestServer } from '#api/eventStore/testing/testServer/testServer.ts'
import { openFigures } from '#api/programs/figures.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { generateProduct } from '#harness/shop/generateProduct.ts'
import { shopProgram, thisCheckout } from '#harness/shop/serverProcess.ts'
import { type HttpOptions, measureHttp } from './http/measureHttp.ts'

/** The lines that the program prints for a small shop. */
const reportLines = async (
  flow: HttpOptions['flow'],
  { server, beside }: { server?: string; beside?: string } = {},
) => {
  await using folder = await temporaryFolder()
  const lines: string[] = []
  const figures = openFigures((line) => lines.push(line))
  await measureHttp(
    figures,
    { folder: folder.path, server },
    { products: server ? 20 : 200, providers: 240, seconds: 0.04, rounds: 1, logins: 20, flow, beside },
  )
  figures.close()
  return lines
}

it('prints every figure of a small shop and of the bare server', { timeout: 120_000 }, async () => {
  const lines = await reportLines('catalogue')

  const text = lines.join('\n')
  for (const name of ['tag search', 'text search', 'misspelt search', 'suggestion', 'listing page', 'product by slug'])
    expect(text).toMatch(new RegExp(`^200 products, ${name}.*, p95: [\\d.,]+ ms`, 'm'))
  for (const call of ['listing page', 'search with facets', 'suggestion', 'product by slug'])
    for (const group of ['1 caller', '8 callers', '32 callers', '32 callers, bare'])
      expect(text).toMatch(new RegExp(`^${call}, ${group}, requests: [\\d.,]+/s$`, 'm'))
  for (const page of ['home', 'category', 'product']) {
    expect(text).toMatch(
      new RegExp(`^${page}, page, 32 callers, to the bare server: [\\d.]+x \\(bar: at least 0.5x\\)$`, 'm'),
    )
    expect(text).toMatch(new RegExp(`^${page}, page, rendered anew, processor time: [\\d.]+ ms`, 'm'))
  }
  expect(text).toMatch(/^product, page, beside 300 visits of home at once, p99: [\d.,]+ ms \(bar: at most 200 ms\)$/m)
  expect(text).toMatch(/^logins, 20 at once, neither: 0 \(bar: at most 0\)$/m)
  expect(text).toMatch(/^logins, 20 at once, longest wait: [\d.,]+ ms \(bar: at most 8,000 ms\)$/m)
  expect(text).toMatch(/^catalogue reads, 8 callers beside 20 logins, p99: [\d.,]+ ms \(bar: at most 500 ms\)$/m)
  // Whether bars are met depends on the machine that runs the tests.
  expect(lines.at(-1)).toMatch(/^bars: \d+ met, \d+ short$/)
})

it('prints every figure of two directories, with a bar for each call', { timeout: 120_000 }, async () => {
  const lines = await reportLines('directory')

  const text = lines.join('\n')
  for (const call of ['directory page', 'directory search', 'free times of a week', 'soonest fitter']) {
    for (const size of [120, 240])
      expect(text).toMatch(new RegExp(`^${size} service providers, ${call}, p95: [\\d.]+ ms`, 'm'))
    expect(text).toMatch(new RegExp(`^${call} over HTTP, large to small: [\\d.]+x \\(bar: at most 1.5x\\)$`, 'm'))
  }
  expect(text).toMatch(/^240 service providers, free times of a week, p95: .* \(bar: at most 3 ms\)$/m)
  expect(lines.at(-1)).toMatch(/^bars: [0-5] met, [0-5] short$/)
})

it('prints every figure of orders, with bars for the largest group', { timeout: 120_000 }, async () => {
  const lines = await reportLines('orders')

  const text = lines.join('\n')
  for (const flow of ['order/placeOrder alone', 'cart \\+ order'])
    for (const group of ['1 buyer', '8 buyers', '32 buyers'])
      expect(text).toMatch(new RegExp(`^${flow}, ${group}: [\\d.,]+ orders/s`, 'm'))
  expect(text).toMatch(/^order\/placeOrder alone, 32 buyers, p99: [\d.,]+ ms \(bar: at most 40 ms\)$/m)
  expect(text).toMatch(
    /^order\/placeOrder alone, 32 buyers, processor time of an order: [\d.]+ ms \(bar: at most 1 ms\)$/m,
  )
  expect(text).toMatch(/^cart \+ order, 32 buyers: [\d.,]+ orders\/s \(bar: at least 1,200 orders\/s\)$/m)
  expect(text).toMatch(/^order\/placeOrder alone, 1 buyer, facts of an order: [5-9]/m)
  expect(text).toMatch(/^order\/placeOrder alone, answers and confirmed orders differ by: 0 \(bar: at most 0\)$/m)
  expect(text).toMatch(/^cart \+ order, answers and confirmed orders differ by: 0 \(bar: at most 0\)$/m)
  expect(lines.at(-1)).toMatch(/^bars: [2-6] met, [0-4] short$/)
})

it('given a server, prints the figures of orders, with bars for their confirmation only', {
  timeout: 300_000,
}, async () => {
  const server = await startTestServer()
  const lines = await reportLines('orders', { server: server.url })
  server.stop()

  const text = lines.join('\n')
  for (const flow of ['order/placeOrder alone', 'cart \\+ order'])
    for (const group of ['1 buyer', '8 buyers', '32 buyers'])
      expect(text).toMatch(new RegExp(`^${flow}, ${group}: [\\d.,]+ orders/s$`, 'm'))
  expect(text).toMatch(/^cart \+ order, 1 buyer, facts of an order: [5-9]/m)
  expect(server.log.events.filter(({ type }) => type === 'OrderConfirmed').length).toBeGreaterThan(4)
  expect(lines.at(-1)).toBe('bars: 2 met, 0 short')
})

it('given another checkout, prints the figures of both and their ratios', { timeout: 120_000 }, async () => {
  const lines = await reportLines(undefined, { beside: thisCheckout })

  const text = lines.join('\n')
  for (const name of [
    ...[
      'listing page, 8 callers, requests',
      'search with facets, 8 callers, p99',
      'product, page, 8 callers, requests',
    ],
    ...['home, page, rendered anew, processor time', 'product, page, rendered anew, processor time'],
    ...['order/placeOrder alone, 32 buyers', 'order/placeOrder alone, 32 buyers, p99', 'cart + order, 32 buyers'],
    'cart + order, 32 buyers, processor time of an order',
  ]) {
    const figures = lines.filter((line) => line.startsWith(`${name}: `) || line.startsWith(`${name}, other checkout: `))
    expect(figures, name).toHaveLength(2)
    for (const line of figures) expect(line).toMatch(/: [\d.,]*[1-9][\d.,]*( ms|\/s| orders\/s)$/)
    expect(text).toContain(`${name}, to the other checkout: `)
  }
  expect(text).not.toContain('NaN')
  expect(lines.at(-1)).toBe('bars: 0 met, 0 short')
})

it('given another checkout, starts its program with its flags', async () => {
  await using checkout = await temporaryFolder()
  const program = shopProgram(checkout.path)
  await mkdir(dirname(program), { recursive: true })
  await writeFile(program, 'process.exit(process.execArgv.includes("--no-warnings") ? 7 : 1)')
  const scripts = { start: 'node --no-warnings api/main.js' }
  await writeFile(join(checkout.path, 'package.json'), JSON.stringify({ scripts }))

  await expect(reportLines('orders', { beside: checkout.path })).rejects.toThrow(
    `${program} ended with 7 before it listened`,
  )
})

it('given a folder without a shop beside, says which file it misses', async () => {
  await using elsewhere = await temporaryFolder()

  await expect(reportLines('orders', { beside: elsewhere.path })).rejects.toThrow(
    `is no checkout of the shop: ${shopProgram(elsewhere.path)} is missing`,
  )
})

it('given a flow that it cannot compare, says which it can', async () => {
  await expect(reportLines('directory', { beside: thisCheckout })).rejects.toThrow(
    '--beside compares the catalogue and orders, not the directory',
  )
})

it('a generated product is the same each time, and differs from all others', () => {
  expect(generateProduct(7)).toEqual(generateProduct(7))
  const slugs = new Set(Array.from({ length: 2000 }, (_, number) => generateProduct(number).slug))
  expect(slugs.size).toBe(2000)
})
