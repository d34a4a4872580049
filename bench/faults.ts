import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openFigures } from '#api/programs/figures.ts'
import { askedFor } from './asked.ts'
import { chance } from './chance.ts'
import { conditions, loadLine } from './conditions.ts'
import { openEngine } from './engine.ts'
import { isFlawless, runCycle, type Told } from './faults/cycle.ts'
import { type Kind, kinds } from './faults/kinds.ts'
import { tellKilledShop } from './faults/shop/killedShop.ts'
import { usage, type Wishes, wishesOf } from './faults/wishes.ts'

const figures = openFigures()
const mostSentences = 5

/** `npm run faults`: shops that are killed, cut off, run out of disk or cannot sync, and what is left of them. */
const main = async () => {
  const wishes = askedFor(wishesOf, usage)
  if (!wishes) return 2

  const folder = ownFolder()
  for (const line of await conditions(folder)) figures.note(line)
  const isWhole = wishes.shop ? await killShop(wishes, folder) : await harmBackRooms(wishes, folder)
  if (isWhole) rmSync(folder, { recursive: true })
  return figures.close()
}

const killShop = async ({ cycles, seed }: Wishes, folder: string) => {
  const isWhole = await tellKilledShop(figures, { folder, cycles, seed })
  figures.note(loadLine())
  if (!isWhole) figures.note(`its files are in ${folder}`)
  return isWhole
}

const harmBackRooms = async (wishes: Wishes, folder: string) => {
  const told = await runCycles(wishes, possibleKinds(), folder)
  figures.note(loadLine())
  tell(told)
  return told.every(({ findings }) => isFlawless(findings))
}

// On the disk of the project, where a sync costs something. It stays where a cycle failed.
const ownFolder = () => {
  const parent = resolve('node_modules/.cache')
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, 'faults-'))
}

const possibleKinds = () =>
  kinds.filter(({ name, impossible }) => {
    const why = impossible?.()
    if (why) figures.note(`skipped: ${name}, for ${why}`)
    return !why
  })

const runCycles = async ({ cycles, seed }: Wishes, possible: readonly Kind[], parent: string) => {
  const told: Told[] = []
  for (let number = 1; number <= cycles; number += 1) {
    const kind = possible[(number - 1) % possible.length]
    if (!kind) throw new Error('No kind of fault is possible on this machine')
    const folder = join(parent, `cycle-${number}`)
    const one = await runCycle({ kind, folder, seed: seed + number, next: chance(seed * 1000 + number) }, openEngine)
    told.push(one)
    figures.note(`… ${number} of ${cycles}: ${kind.name}, ${one.what}; ${one.acknowledged} facts, ${one.orders} orders`)
    tellTroubles(one, folder)
  }
  return told
}

const tellTroubles = ({ findings }: Told, folder: string) => {
  if (isFlawless(findings)) return
  for (const [name, sentences] of Object.entries(findings)) {
    for (const sentence of sentences.values().take(mostSentences)) figures.note(`  ${name}: ${sentence}`)
    if (sentences.size > mostSentences) figures.note(`  ${name}: and ${sentences.size - mostSentences} more`)
  }
  figures.note(`  its files are in ${folder}`)
}

const tell = (told: readonly Told[]) => {
  const sum = (count: (one: Told) => number) => told.reduce((all, one) => all + count(one), 0)
  figures.figure('cycles', told.length)
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
    sum(({ findings }) => findings.lost.size),
    '',
    { atMost: 0 },
  )
  figures.figure(
    'doubled',
    sum(({ findings }) => findings.doubled.size),
    '',
    { atMost: 0 },
  )
  figures.figure(
    'partial',
    sum(({ findings }) => findings.partial.size),
    '',
    { atMost: 0 },
  )
  figures.figure(
    'other troubles',
    sum(({ findings }) => findings.other.size),
    '',
    { atMost: 0 },
  )
}

process.exitCode = await main()
