import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { acknowledgedAppends, hasResumed, readJournal } from './journal.ts'
import { addGarbage, cutPower } from './powerCut.ts'
import { smallDisk, smallDiskCommand, smallDiskUnavailable } from './smallDisk.ts'
import { startWriter } from './writer.ts'

export interface FaultTarget {
  /** The SQLite file of facts. */
  file: string
  journal: string
  seed: number
  nextFraction: () => number
}

/** Runs a shop, injects the fault and ends the shop. Returns a description, or `undefined` where the shop did not recover. */
type InjectFault = (target: FaultTarget) => Promise<string | undefined>

const killed: InjectFault = async (target) => {
  const writer = await startWriter(target)
  const lifetime = 200 + Math.floor(target.nextFraction() * 1000)
  await pause(lifetime)
  await writer.kill()
  return `after ${lifetime} ms`
}

const powerCut: InjectFault = async (target) => {
  const lifetime = await killed(target)
  const newest = Math.max(0, ...acknowledgedAppends(readJournal(target.journal)).map(({ position }) => position))
  return `${lifetime}, ${await cutPower(target.file, newest, target.nextFraction)}`
}

const garbageInLog: InjectFault = async (target) =>
  `${await killed(target)}, ${addGarbage(target.file, target.nextFraction)}`

const fullFile: InjectFault = async (target) => {
  const writer = await startWriter(target)
  await pause(300)
  writer.send('fill')
  await writer.waitUntil((entries) => entries.some(({ is }) => is === 'refused'))
  await pause(500 * target.nextFraction())
  writer.send('free')
  const hasRecovered = await writer.waitUntil(hasResumed)
  await pause(300 * target.nextFraction())
  await writer.kill()
  return hasRecovered ? 'full and freed' : undefined
}

const fullDisk: InjectFault = async (target) => {
  const folder = join(dirname(target.file), 'small')
  const wrapperCommand = smallDiskCommand(folder)
  const writer = await startWriter({ ...target, file: join(folder, 'events.sqlite'), wrapperCommand })
  const disk = smallDisk(writer, folder)
  await pause(300)
  disk.fill()
  await writer.waitUntil((entries) => entries.some(({ is }) => is === 'refused'))
  await pause(500 * target.nextFraction())
  disk.free()
  writer.send('freed')
  const hasRecovered = await writer.waitUntil(hasResumed)
  await pause(300 * target.nextFraction())
  await writer.kill()
  disk.copyAndRelease(dirname(target.file))
  return hasRecovered ? 'full and freed' : undefined
}

const failedSync: InjectFault = async (target) => {
  const first = 200 + Math.floor(target.nextFraction() * 400)
  const inject = `fsync,fdatasync:error=EIO:when=${first}..${first + 2}`
  const wrapperCommand = [
    'strace',
    '-f',
    '--seccomp-bpf',
    '-o',
    '/dev/null',
    '-e',
    'trace=fsync,fdatasync',
    '-e',
    `inject=${inject}`,
  ]
  const writer = await startWriter({ ...target, wrapperCommand })
  const hasRecovered = await writer.waitUntil(hasResumed)
  await pause(300 * target.nextFraction())
  await writer.kill()
  return hasRecovered ? `syncs ${first} to ${first + 2} failed` : undefined
}

const unknownCommit: InjectFault = async (target) => {
  const writer = await startWriter(target)
  await pause(300)
  writer.send('failSyncs')
  const hasRecovered = await writer.waitUntil(hasResumed)
  await pause(300 * target.nextFraction())
  await writer.kill()
  return hasRecovered ? 'three commits with an unknown end' : undefined
}

const straceUnavailable = () =>
  spawnSync('strace', ['-e', 'inject=fsync:error=EIO', '-o', '/dev/null', 'true']).status === 0
    ? undefined
    : 'strace is not installed here, or may not trace'

export interface FaultKind {
  name: string
  inject: InjectFault
  /** Returns why this machine cannot inject the fault, or undefined where it can. */
  unavailableReason?: () => string | undefined
  /** Whether to check copies with a truncated write-ahead log too. */
  truncatesCopies?: boolean
}

/** All kinds of faults, in the order of the cycles. */
export const faultKinds: readonly FaultKind[] = [
  { name: 'killed', inject: killed },
  { name: 'power cut', inject: powerCut },
  { name: 'log cut at many places', inject: killed, truncatesCopies: true },
  { name: 'disk full', inject: fullDisk, unavailableReason: smallDiskUnavailable },
  { name: 'failed fsync', inject: failedSync, unavailableReason: straceUnavailable },
  { name: 'garbage behind the log', inject: garbageInLog },
  { name: 'file at its limit', inject: fullFile },
  { name: 'commit with an unknown end', inject: unknownCommit },
]

/** Creates the folder of a cycle and returns its paths. */
export const createTarget = (folder: string, seed: number, nextFraction: () => number): FaultTarget => {
  mkdirSync(folder, { recursive: true })
  return { file: join(folder, 'events.sqlite'), journal: join(folder, 'journal'), seed, nextFraction }
}
