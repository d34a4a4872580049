import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { eventStoreToTest, factsLine } from '#api/programs/eventStoreToTest.ts'
import { openFigures } from '#api/programs/figures.ts'
import { runProgram, UsageError } from '#api/programs/program.ts'
import { assertEmptyServer } from '#harness/assertEmptyServer.ts'
import { loadAverageLine, machineConditions } from '#harness/machineConditions.ts'
import { flag, type OptionsOf, optionParser, parseCommandLine, wholeNumber } from '#harness/parseCommandLine.ts'
import { randomFractions } from '#harness/seededRandom.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'
import { type FaultKind, faultKinds } from './faults/faultKinds.ts'
import { type CycleReport, hasNoViolations, runCycle } from './faults/runCycle.ts'
import { reportKilledShop } from './faults/shop/reportKilledShop.ts'

const usage = 'npm run faults -- [--cycles <how many>] [--seed <a number>] [--shop]'
const options = {
  cycles: wholeNumber({ min: 1, default: 20 }),
  seed: wholeNumber({ min: 0, default: 1 }),
  /** Whether to kill the whole shop, over HTTP, instead of the shop without HTTP. */
  shop: flag,
}
type FaultOptions = OptionsOf<typeof options>

const figures = openFigures()
const maxSentences = 5

/** `npm run faults`: kills shops, cuts power, fills disks, fails syncs, and checks what is left. `ESDB_TEST_URL` needs `--shop`: two nodes at it. */
const main = async () => {
  const given = parseCommandLine(optionParser(options), usage)
  if (!given) return 2

  const server = eventStoreToTest()
  if (server && !given.shop)
    throw new UsageError('With ESDB_TEST_URL the whole shop is killed, and nothing else: add --shop')
  if (server) await assertEmptyServer(server)

  const folder = createFolder()
  for (const line of await machineConditions(folder)) figures.note(line)
  figures.note(factsLine(server, 'the embedded store (SQLite)'))
  const isIntact = given.shop ? await killShop(given, { folder, server }) : await breakHeadlessShops(given, folder)
  if (isIntact) rmSync(folder, { recursive: true })
  return figures.close()
}

const killShop = async ({ cycles, seed }: FaultOptions, location: ShopLocation) => {
  const isIntact = await reportKilledShop(figures, { ...location, cycles, seed })
  figures.note(loadAverageLine())
  if (!isIntact) figures.note(`its files are in ${location.folder}`)
  return isIntact
}

const breakHeadlessShops = async (options: FaultOptions, folder: string) => {
  const reports = await runCycles(options, availableKinds(), folder)
  figures.note(loadAverageLine())
  reportCycles(reports)
  return reports.every(({ violations }) => hasNoViolations(violations))
}

// On the project's disk, where a sync is a real one. The folder is kept where a cycle failed.
const createFolder = () => {
  const parent = resolve('node_modules/.cache')
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, 'faults-'))
}

const availableKinds = () =>
  faultKinds.filter(({ name, unavailableReason }) => {
    const reason = unavailableReason?.()
    if (reason) figures.note(`skipped: ${name}, for ${reason}`)
    return !reason
  })

const runCycles = async ({ cycles, seed }: FaultOptions, kinds: readonly FaultKind[], parent: string) => {
  const reports: CycleReport[] = []
  for (let number = 1; number <= cycles; number += 1) {
    const kind = kinds[(number - 1) % kinds.length]
    if (!kind) throw new Error('No kind of fault is possible on this machine')
    const folder = join(parent, `cycle-${number}`)
    const one = await runCycle({
      ...{ kind, folder, seed: seed + number },
      nextFraction: randomFractions(seed * 1000 + number),
    })
    reports.push(one)
    figures.note(`… ${number} of ${cycles}: ${kind.name}, ${one.what}; ${one.acknowledged} facts, ${one.orders} orders`)
    noteViolations(one, folder)
  }
  return reports
}

const noteViolations = ({ violations }: CycleReport, folder: string) => {
  if (hasNoViolations(violations)) return
  for (const [name, sentences] of Object.entries(violations)) {
    for (const sentence of sentences.values().take(maxSentences)) figures.note(`  ${name}: ${sentence}`)
    if (sentences.size > maxSentences) figures.note(`  ${name}: and ${sentences.size - maxSentences} more`)
  }
  figures.note(`  its files are in ${folder}`)
}

const reportCycles = (reports: readonly CycleReport[]) => {
  const sum = (count: (one: CycleReport) => number) => reports.reduce((all, one) => all + count(one), 0)
  figures.figure('cycles', reports.length)
  figures.figure(
    'acknowledged facts',
    sum(({ acknowledged }) => acknowledged),
  )
  figures.figure(
    'orders',
    sum(({ orders }) => orders),
  )
  figures.figure(
    'lost',
    sum(({ violations }) => violations.lost.size),
    '',
    { atMost: 0 },
  )
  figures.figure(
    'doubled',
    sum(({ violations }) => violations.doubled.size),
    '',
    { atMost: 0 },
  )
  figures.figure(
    'partial',
    sum(({ violations }) => violations.partial.size),
    '',
    { atMost: 0 },
  )
  figures.figure(
    'other troubles',
    sum(({ violations }) => violations.other.size),
    '',
    { atMost: 0 },
  )
}

await runProgram(main)
