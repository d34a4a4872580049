import { glob, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FigureBar, Figures } from '#api/programs/figures.ts'
import { startWholeShop } from '#bench/soak/startWholeShop.ts'
import type { ScaleShop } from './fillScaleShop.ts'

const maxMegabytes = 600
/** Seconds. */
const laterStartBar = 1

/** Measures each whole shop's first start, without read models, and a later one. The bars, in seconds for the first start, are for the last shop. */
export const measureStarts = async ({ figure }: Figures, shops: readonly ScaleShop[], firstStartBar: number) => {
  for (const { name, folder } of shops) {
    await removeReadModels(folder)
    const first = await measureStart(folder)
    const later = await measureStart(folder)
    const bar = (atMost: number): FigureBar => (name === shops.at(-1)?.name ? { atMost } : {})
    figure(`${name}, first start`, first.seconds, ' s', bar(firstStartBar))
    figure(`${name}, first start, processor time`, first.processorTime, ' s')
    figure(`${name}, first start, peak memory`, first.peak, ' MB', bar(maxMegabytes))
    figure(`${name}, later start`, later.seconds, ' s', bar(laterStartBar))
    figure(`${name}, later start, processor time`, later.processorTime, ' s')
    figure(`${name}, later start, peak memory`, later.peak, ' MB')
    figure(`${name}, facts on disk`, await megabytesOf(folder, 'events.sqlite*'), ' MB')
    figure(`${name}, read models on disk`, await megabytesOf(folder, 'readModels-*'), ' MB')
  }
}

const measureStart = async (folder: string) => {
  const start = performance.now()
  await using shop = await startWholeShop(folder)
  const seconds = (performance.now() - start) / 1000
  return { seconds, processorTime: await shop.processorTime(), peak: await shop.peak() }
}

const removeReadModels = async (folder: string) => {
  for await (const file of glob('readModels-*', { cwd: folder })) await rm(join(folder, file))
}

const megabytesOf = async (folder: string, pattern: string) => {
  let bytes = 0
  for await (const file of glob(pattern, { cwd: folder })) bytes += (await stat(join(folder, file))).size
  return bytes / 1024 / 1024
}
