import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { acknowledgedIn, goesOn, readJournal } from './journal.ts'
import { addGarbage, cutPower } from './powerCut.ts'
import { noSmallDisk, onSmallDisk, smallDisk } from './smallDisk.ts'
import { startWriter } from './writer.ts'

export interface Scene {
  /** The file of facts. */
  file: string
  journal: string
  seed: number
  next: () => number
}

/** What is done to a shop until it is dead, in words; `undefined` of a shop that did not go on after trouble. */
type Fault = (scene: Scene) => Promise<string | undefined>

const killed: Fault = async (scene) => {
  const writer = await startWriter(scene)
  const life = 200 + Math.floor(scene.next() * 1000)
  await pause(life)
  await writer.kill()
  return `after ${life} ms`
}

const powerCut: Fault = async (scene) => {
  const life = await killed(scene)
  const newest = Math.max(0, ...acknowledgedIn(readJournal(scene.journal)).map(({ position }) => position))
  return `${life}, ${await cutPower(scene.file, newest, scene.next)}`
}

const garbageInLog: Fault = async (scene) => `${await killed(scene)}, ${addGarbage(scene.file, scene.next)}`

const fullFile: Fault = async (scene) => {
  const writer = await startWriter(scene)
  await pause(300)
  writer.tell('fill')
  await writer.until((entries) => entries.some(({ is }) => is === 'refused'))
  await pause(500 * scene.next())
  writer.tell('free')
  const isWell = await writer.until(goesOn)
  await pause(300 * scene.next())
  await writer.kill()
  return isWell ? 'full and freed' : undefined
}

const fullDisk: Fault = async (scene) => {
  const folder = join(dirname(scene.file), 'small')
  const within = onSmallDisk(folder)
  const writer = await startWriter({ ...scene, file: join(folder, 'events.sqlite'), within })
  const disk = smallDisk(writer, folder)
  await pause(300)
  disk.fill()
  await writer.until((entries) => entries.some(({ is }) => is === 'refused'))
  await pause(500 * scene.next())
  disk.free()
  writer.tell('freed')
  const isWell = await writer.until(goesOn)
  await pause(300 * scene.next())
  await writer.kill()
  disk.leave(dirname(scene.file))
  return isWell ? 'full and freed' : undefined
}

const failedSync: Fault = async (scene) => {
  const first = 200 + Math.floor(scene.next() * 400)
  const inject = `fsync,fdatasync:error=EIO:when=${first}..${first + 2}`
  const within = [
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
  const writer = await startWriter({ ...scene, within })
  const isWell = await writer.until(goesOn)
  await pause(300 * scene.next())
  await writer.kill()
  return isWell ? `syncs ${first} to ${first + 2} failed` : undefined
}

const unknownCommit: Fault = async (scene) => {
  const writer = await startWriter(scene)
  await pause(300)
  writer.tell('failSyncs')
  const isWell = await writer.until(goesOn)
  await pause(300 * scene.next())
  await writer.kill()
  return isWell ? 'three commits with an unknown end' : undefined
}

const noTracer = () =>
  spawnSync('strace', ['-e', 'inject=fsync:error=EIO', '-o', '/dev/null', 'true']).status === 0
    ? undefined
    : 'strace is not installed here, or may not trace'

export interface Kind {
  name: string
  fault: Fault
  /** Why it cannot be had on this machine, if so. */
  impossible?: () => string | undefined
  /** Whether copies of what is left are cut at many places, too. */
  cutsCopies?: boolean
}

/** Every kind of fault, in the order in which they come. */
export const kinds: readonly Kind[] = [
  { name: 'killed', fault: killed },
  { name: 'power cut', fault: powerCut },
  { name: 'log cut at many places', fault: killed, cutsCopies: true },
  { name: 'disk full', fault: fullDisk, impossible: noSmallDisk },
  { name: 'failed fsync', fault: failedSync, impossible: noTracer },
  { name: 'garbage behind the log', fault: garbageInLog },
  { name: 'file at its limit', fault: fullFile },
  { name: 'commit with an unknown end', fault: unknownCommit },
]

/** The folder of a cycle, empty. */
export const sceneIn = (folder: string, seed: number, next: () => number): Scene => {
  mkdirSync(folder, { recursive: true })
  return { file: join(folder, 'events.sqlite'), journal: join(folder, 'journal'), seed, next }
}
