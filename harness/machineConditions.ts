import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, statfs } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'

// Magic numbers of statfs(2).
const fileSystems: Record<number, string> = {
  61267: 'ext4',
  1481003842: 'xfs',
  2435016766: 'btrfs',
  2035054128: 'overlay',
  801189825: 'zfs',
  26: 'apfs',
  16914836: 'tmpfs',
  2240043254: 'ramfs',
}
const memoryFileSystems = ['tmpfs', 'ramfs']

/** Creates a folder on the project's disk and removes it when the program ends. Throws where that disk is in memory: writes there are not durable. */
export const durableFolder = async () => {
  const parent = resolve('node_modules/.cache')
  await mkdir(parent, { recursive: true })
  const system = await fileSystemOf(parent)
  if (memoryFileSystems.includes(system)) throw new Error(`${parent} is on ${system}: durability costs nothing there`)

  const path = await mkdtemp(join(parent, 'bench-'))
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', remove)
  process.once('SIGINT', () => process.exit(130))
  return { path, [Symbol.dispose]: remove }
}

/** The conditions that the figures depend on (date, Node, cores, file system, load), one line each. */
export const machineConditions = async (folder: string) => [
  `date: ${new Date().toISOString().slice(0, 16)}Z`,
  `node: ${process.version} on ${process.platform} ${process.arch}`,
  `cores: ${cpus().length} (${cpus()[0]?.model ?? 'unknown'})`,
  `file system: ${await fileSystemOf(folder)}`,
  loadAverageLine(),
]

/** The load average of the last minute. Above the number of cores, other programs compete for the machine. */
export const loadAverageLine = () => `load average: ${loadavg()[0]?.toFixed(2)}`

const fileSystemOf = async (path: string) => {
  const { type } = await statfs(path)
  return fileSystems[type] ?? `type ${type}`
}
