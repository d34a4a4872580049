import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Writer } from './writer.ts'

const megabytes = 64

const canMount = () => {
  const test = spawnSync('unshare', ['-Urm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'])
  return test.status === 0
}

/** Returns why this machine cannot mount a small disk, or undefined where it can. */
export const smallDiskUnavailable = () =>
  canMount() ? undefined : 'mounting in a namespace of its own is not possible here'

/** The command that starts the writer in a namespace where this folder is a small disk. The namespace outlives the writer. */
export const smallDiskCommand = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && { "$@"; exec cat > /dev/null; }`
  return ['unshare', '-Urm', 'sh', '-c', script, folder]
}

const canAppend = (file: string, bytes: number) => {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    return true
  } catch {
    return false
  }
}

/** Fills, frees and copies the small disk from outside of its namespace. */
export const smallDisk = ({ process: { pid, stdin } }: Writer, folder: string) => {
  // The real path: a symbolic link in it would lead out of the namespace.
  const path = `/proc/${pid}/root${realpathSync(folder)}`
  const ballast = join(path, 'ballast')
  return {
    fill: () => {
      for (let written = 0; written < 2 * megabytes; written += 1) {
        if (!canAppend(ballast, 1024 * 1024)) break
      }
      // Fills the last megabyte in small pieces. A disk that is not full after that is not the small disk.
      for (let piece = 0; piece < 256; piece += 1) if (!canAppend(ballast, 8 * 1024)) return
      rmSync(ballast)
      throw new Error(`${folder} is no small disk: it took ${2 * megabytes} megabytes`)
    },
    free: () => rmSync(ballast),
    /** Copies its files and ends the namespace. */
    copyAndRelease: (to: string) => {
      rmSync(ballast, { force: true })
      cpSync(path, to, { recursive: true })
      stdin?.end()
    },
  }
}
