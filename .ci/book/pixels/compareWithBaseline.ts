import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readBaseline } from './baselines.ts'
import { comparePictures } from './comparePictures.ts'

/** How often a snapshot that differs is taken again, and the milliseconds in between: a busy machine may paint late. */
const tries = 4
const pause = 400

/** Compares the snapshot that `take` takes with the baseline of its name. Says what is wrong, and draws it into `folder`. */
export const compareWithBaseline = async (name: string, take: () => Promise<Buffer>, folder: string) => {
  const baseline = await readBaseline(name)
  if (!baseline) return [`${name}: there is no baseline`]

  let comparison = await comparePictures(baseline, await take())
  for (let left = tries; left > 1 && comparison.changed > 0; left -= 1) {
    await setTimeout(pause)
    comparison = await comparePictures(baseline, await take())
  }
  if (comparison.changed === 0) return []

  const file = join(folder, `${name}.png`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, await comparison.draw())
  return [`${name}: ${comparison.changed} pixels, see ${file}`]
}
