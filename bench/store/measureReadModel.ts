import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Figures } from '#api/programs/figures.ts'
import { alternate, median, medianRatio } from '#bench/rounds.ts'

const facts = 1_000_000
const rounds = 3
const program = fileURLToPath(new URL('./readModelRun.ts', import.meta.url))

/** Measures a read model of a million facts: folded by the projector, and with one upsert per fact. */
export const measureReadModel = async ({ figure, note }: Figures, folder: string) => {
  note(`writing ${facts.toLocaleString('en')} facts straight into the store's table`)
  await run('seed', folder)
  const peaks: number[] = []
  const perSecond = async (step: string) => {
    const { seconds, megabytes } = await run(step, folder)
    if (step === 'fold') peaks.push(megabytes)
    return facts / seconds
  }
  const found = await alternate(rounds, { fold: () => perSecond('fold'), upsert: () => perSecond('upsert') })

  figure('read model of 1,000,000 facts', median(found.fold), ' facts/s', { atLeast: 350_000 })
  figure('read model, an upsert per fact', median(found.upsert), ' facts/s')
  figure('read model to an upsert per fact', medianRatio(found.fold, found.upsert), 'x', { atLeast: 2.5 })
  figure('read model, peak memory', Math.max(...peaks), ' MB', { atMost: 700 })
}

const run = async (step: string, folder: string): Promise<{ seconds: number; megabytes: number }> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, step, folder, String(facts)])
  return JSON.parse(stdout)
}
