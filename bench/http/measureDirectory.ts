import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { localNow } from '#api/provider/directory/availability.ts'
import { alternate, median, medianRatio, quantile } from '#bench/rounds.ts'
import { fillDirectory } from '#harness/shop/fillDirectory.ts'
import { type ServerProcess, startShopNode } from '#harness/shop/serverProcess.ts'
import { type DirectoryCalls, directoryPaths, generateDirectoryCalls } from './directoryCalls.ts'
import { openDirectoryInProcess } from './directoryInProcess.ts'
import { runGetLoad } from './runLoad.ts'

const callCount = 400
const callers = 8

/** Milliseconds of processor time in a second of a shop at rest, at most. */
const restingTime = 50

/** Milliseconds at p95, in process. */
const freeTimesBar = 3
/** The p95 of the large directory over that of the small one, over HTTP. */
const growthBar = 1.5

interface DirectoryOptions {
  /** The numbers of service providers of the small directory and of the large one. */
  sizes: readonly [number, number]
  /** Seconds of each load. */
  seconds: number
  /** Rounds of loads, in turns between the two directories. */
  rounds: number
}

/** Measures the directory of service providers at two sizes, in process and over HTTP. The bars are for the large one. */
export const measureDirectory = async (figures: Figures, folder: string, options: DirectoryOptions) => {
  const [small, large] = options.sizes
  const { day } = localNow(new Date())
  for (const providers of options.sizes) {
    const start = performance.now()
    await fillDirectory({ folder: folderOf(folder, providers) }, providers, day)
    figures.note(`${nameOf(providers)}: in the directory after ${((performance.now() - start) / 1000).toFixed(1)} s`)
    await measureInProcess(figures, folderOf(folder, providers), { providers, isLarge: providers === large })
  }
  await measureOverHttp(figures, folder, { ...options, sizes: [small, large] })
}

const folderOf = (folder: string, providers: number) => join(folder, `directory-${providers}`)

const nameOf = (providers: number) => `${providers.toLocaleString('en')} service providers`

/** Caches start cold, and the first calls count in the figures. */
const measureInProcess = async (
  { figure, note }: Figures,
  folder: string,
  { providers, isLarge }: { providers: number; isLarge: boolean },
) => {
  const directory = openDirectoryInProcess(folder)
  const calls = generateDirectoryCalls(providers, callCount)
  const first = await timeOf(() => directory.list({}))
  note(`${nameOf(providers)}: the first call after a start takes ${first.toFixed(0)} ms, because it reads all of them`)
  const report = async <Item>(
    name: keyof DirectoryCalls,
    items: readonly Item[],
    call: (item: Item) => Promise<unknown>,
  ) => {
    const times: number[] = []
    for (const item of items) times.push(await timeOf(() => call(item)))
    const bar = isLarge && name === 'free times of a week' ? { atMost: freeTimesBar } : {}
    figure(`${nameOf(providers)}, ${name}, p50`, quantile(times, 0.5), ' ms')
    figure(`${nameOf(providers)}, ${name}, p95`, quantile(times, 0.95), ' ms', bar)
  }
  await report('directory page', calls['directory page'], directory.list)
  await report('directory search', calls['directory search'], directory.list)
  await report('free times of a week', calls['free times of a week'], directory.freeTimes)
  await report('soonest fitter', calls['soonest fitter'], directory.soonestFitter)
  directory.close()
}

/** Both directories in processes of their own, in turns, so that other load on the machine meets both alike. */
const measureOverHttp = async (
  { figure }: Figures,
  folder: string,
  { sizes: [small, large], seconds, rounds }: DirectoryOptions,
) => {
  await using smallShop = await startShopNode({ folder: folderOf(folder, small) })
  await using largeShop = await startShopNode({ folder: folderOf(folder, large) })
  await waitUntilAtRest(smallShop)
  await waitUntilAtRest(largeShop)
  const [smallPaths, largePaths] = [small, large].map((size) => directoryPaths(generateDirectoryCalls(size, callCount)))
  if (!smallPaths || !largePaths) return
  for (const name of ['directory page', 'directory search', 'free times of a week', 'soonest fitter'] as const) {
    const p95Of = (url: string, paths: readonly string[]) => async () =>
      (await runGetLoad(url, paths, { callers, until: pause(seconds * 1000) })).p95
    const loads = {
      small: p95Of(smallShop.url, smallPaths[name]),
      large: p95Of(largeShop.url, largePaths[name]),
    }
    // Not counted: code that has run for a while is faster.
    await alternate(1, loads)
    const p95s = await alternate(rounds, loads)
    figure(`${name} over HTTP, ${callers} callers, ${nameOf(small)}, p95`, median(p95s.small), ' ms')
    figure(`${name} over HTTP, ${callers} callers, ${nameOf(large)}, p95`, median(p95s.large), ' ms')
    figure(`${name} over HTTP, large to small`, medianRatio(p95s.large, p95s.small), 'x', { atMost: growthBar })
  }
}

/** Waits until policies have handled what a directory was filled with: until then they need the processor. */
const waitUntilAtRest = async ({ processorTime }: ServerProcess) => {
  for (let before = -Infinity, now = await processorTime(); now - before > restingTime; ) {
    before = now
    await pause(1000)
    now = await processorTime()
  }
}

const timeOf = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
