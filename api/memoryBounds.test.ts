import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runProgram } from '#testing/runProgram.ts'

const root = join(import.meta.dirname, '..')

/** Peak heap size in megabytes of a program with 30 MB of live data that keeps replacing its older objects. */
const peakHeapOf = (setup: string): Promise<number> =>
  runProgram(`
    ${setup}
    const held = []
    let most = 0
    for (let number = 0; number < 6_000_000; number += 1) {
      held[number % 400_000] = { number, next: [number] }
      if (number % 100_000 === 0) most = Math.max(most, process.memoryUsage().heapTotal)
    }
    console.log(most / 1024 / 1024)
  `)

it('old garbage takes about as much memory as live data, not three times as much', {
  timeout: 120_000,
}, async () => {
  const bounded = peakHeapOf("const { boundMemory } = await import('#api/memoryBounds.ts'); boundMemory()")

  expect(await bounded).toBeLessThan(0.8 * (await peakHeapOf('')))
})

it('what was needed for a response is freed by minor garbage collections', { timeout: 120_000 }, async () => {
  const bytesPerResponse: number = await runProgram(`
    import { connect } from 'node:net'
    import { givenShop } from '#api/testing/testShop.ts'

    await using shop = await givenShop()
    const socket = connect(Number(new URL(shop.url).port))
    for (let count = 0; count < 5; count += 1) await shop.given.aminasOrder()
    await shop.caughtUp()
    const head = ['Host: shop.test', 'Authorization: Bearer ' + shop.tokens.amina]
    const request = ['GET /customer/orders/amina HTTP/1.1', ...head, '', ''].join('\\r\\n')
    const answered = (count) => Array.fromAsync({ length: count }, async () => {
      socket.write(request)
      const answer = String(await new Promise((resolve) => socket.once('data', resolve)))
      if (!answer.startsWith('HTTP/1.1 200')) throw new Error(answer)
    })
    await answered(500)
    gc()
    const before = process.memoryUsage().heapUsed
    await answered(500)
    for (const age of ['young', 'older', 'oldest']) gc({ type: 'minor' })
    console.log((process.memoryUsage().heapUsed - before) / 500)
    socket.destroy()
  `)

  expect(bytesPerResponse).toBeLessThan(3000)
})

it('the server assigns no function to a property where it is written: V8 would keep it until a full collection', async () => {
  const sources = await Array.fromAsync(glob('{api,domain,web/shell/document}/**/*.{ts,tsx}', { cwd: root }))
  // Within one line, as all have been so far.
  const assigned = /^(?!.*\b(?:const|let)\b).*(?:\.#?\w+|\]) (?:\?\?)?= (?:async )?(?:function\b|\(.*=>|\w+ =>)/
  const assigns = (file: string) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .some((line) => assigned.test(line))
  const found = sources.filter((file) => !file.includes('.test.') && assigns(file))

  // Once for the process: methods of a library's client and prototypes.
  expect(found.sort()).toEqual(['api/eventStore/eventStoreDb/client.ts', 'api/eventStore/eventStoreDb/grpcPatches.ts'])
})

it('a shop on the embedded store loads neither the EventStoreDB client nor the image library', {
  timeout: 120_000,
}, async () => {
  const files: string[] = await runProgram(`
    import { createRequire } from 'node:module'
    await import('#api/configuredStore.ts')
    await import('#api/shop/openShop.ts')
    console.log(JSON.stringify(Object.keys(createRequire(process.cwd() + '/x.js').cache)))
  `)

  const packages = new Set(files.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]))
  expect(packages).toContain('express')
  expect(
    [...packages].filter((name) => ['@eventstore/db-client', '@grpc/grpc-js', 'sharp'].includes(name ?? '')),
  ).toEqual([])
})

it('only development and the page build load the bundler, never a shop that serves built pages', async () => {
  const sources = await Array.fromAsync(glob('api/**/*.{js,ts}', { cwd: root }))
  const bundling = sources.filter((file) => /(from|import\() ?'vite'/.test(readFileSync(join(root, file), 'utf8')))

  expect(bundling.sort()).toEqual(['api/pages/buildRun.ts', 'api/pages/developmentPages.ts'])
})

it('the container runs the shop with the Node flags of npm start', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, command = '[]'] = /^CMD (.+)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? []

  expect(JSON.parse(command).join(' ')).toBe(scripts.start)
  expect(scripts.start).toContain('--max-semi-space-size=')
})
