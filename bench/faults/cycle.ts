import { rmSync } from 'node:fs'
import type { Engine } from './backRoom.ts'
import { findInCutCopies } from './cutCopies.ts'
import { type Findings, noFindings } from './findings.ts'
import { acknowledgedIn, readJournal } from './journal.ts'
import { judge } from './judgement.ts'
import { type Kind, sceneIn } from './kinds.ts'

export interface Cycle {
  kind: Kind
  /** Removed where nothing is wrong. */
  folder: string
  seed: number
  next: () => number
}

export interface Told {
  what: string
  /** How many facts were acknowledged, and how many orders there are. */
  acknowledged: number
  orders: number
  findings: Findings
}

/** One shop: it is opened, works, comes to harm, and is judged by what is left. Whatever goes wrong is a finding. */
export const runCycle = async (cycle: Cycle, engine: Engine): Promise<Told> => {
  const told = { what: 'it broke down', acknowledged: 0, orders: 0, findings: noFindings() }
  try {
    Object.assign(told, await harmAndJudge(cycle, engine, told.findings))
  } catch (error) {
    told.findings.other.add(String(error))
  }
  if (isFlawless(told.findings)) rmSync(cycle.folder, { recursive: true })
  return told
}

const harmAndJudge = async ({ kind, folder, seed, next }: Cycle, engine: Engine, findings: Findings) => {
  const scene = sceneIn(folder, seed, next)
  const words = await kind.fault(scene)
  if (words === undefined) findings.other.add('the shop did not go on when the trouble was over')

  const entries = readJournal(scene.journal)
  const left = { file: scene.file, entries, engine }
  const copies = kind.cutsCopies ? `, ${await findInCutCopies(left, next, findings)}` : ''
  const { orders } = await judge(left, findings)
  const acknowledged = acknowledgedIn(entries).reduce((sum, { ids }) => sum + ids.length, 0)
  return { what: `${words ?? 'it never recovered'}${copies}`, acknowledged, orders }
}

export const isFlawless = (findings: Findings) => Object.values(findings).every(({ size }) => size === 0)
