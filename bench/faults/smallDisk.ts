import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Writer } from './writer.ts'

const megabytes = 64

const canMount = () => {
  const test = spawnSync('unshare', ['-Urm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'])
  return test.status === 0
}

/** Why there is no small disk on this machine, if there is none. */
export const noSmallDisk = () => (canMount() ? undefined : 'mounting in a namespace of its own is not possible here')

/** Starts the writer in a namespace where this folder is a disk of a few megabytes; the namespace outlives the writer. */
export const onSmallDisk = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && { "$@"; exec cat > /dev/null; }`
  return ['unshare', '-Urm', 'sh', '-c', script, folder]
}

const fits = (file: string, bytes: number) => {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    return true
  } catch {
    return false
  }
}

/** The small disk, seen from outside. */
export const smallDisk = ({ process: { pid, stdin } }: Writer, folder: string) => {
  // A link on the way would lead out of the namespace.
  const path = `/proc/${pid}/root${realpathSync(folder)}`
  const ballast = join(path, 'ballast')
  return {
    fill: () => {
      for (let written = 0; written < 2 * megabytes; written += 1) {
        if (!fits(ballast, 1024 * 1024)) break
      }
      // The last megabyte in small pieces; a disk that is not full by now is another one than was meant.
      for (let piece = 0; piece < 256; piece += 1) if (!fits(ballast, 8 * 1024)) return
      rmSync(ballast)
      throw new Error(`${folder} is no small disk: it took ${2 * megabytes} megabytes`)
    },
    free: () => rmSync(ballast),
    /** Copies what is on it, and lets it go. */
    leave: (to: string) => {
      rmSync(ballast, { force: true })
      cpSync(path, to, { recursive: true })
      stdin?.end()
    },
  }
}
