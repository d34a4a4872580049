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
const inMemory = ['tmpfs', 'ramfs']

/** A new folder on the disk of the project, removed when the program ends. Throws where that disk is memory: nothing would be durable. */
export const benchFolder = async () => {
  const parent = resolve('node_modules/.cache')
  await mkdir(parent, { recursive: true })
  const system = await fileSystemOf(parent)
  if (inMemory.includes(system)) throw new Error(`${parent} is on ${system}: durability costs nothing there`)

  const path = await mkdtemp(join(parent, 'bench-'))
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', remove)
  process.once('SIGINT', () => process.exit(130))
  return { path, [Symbol.dispose]: remove }
}

/** What the figures depend on, a line each. */
export const conditions = async (folder: string) => [
  `date: ${new Date().toISOString().slice(0, 16)}Z`,
  `node: ${process.version} on ${process.platform} ${process.arch}`,
  `cores: ${cpus().length} (${cpus()[0]?.model ?? 'unknown'})`,
  `file system: ${await fileSystemOf(folder)}`,
  loadLine(),
]

/** The load average of the last minute; over the number of cores, others are at work too. */
export const loadLine = () => `load average: ${loadavg()[0]?.toFixed(2)}`

const fileSystemOf = async (path: string) => {
  const { type } = await statfs(path)
  return fileSystems[type] ?? `type ${type}`
}
