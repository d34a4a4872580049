import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
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

/** The small disk, seen from outside. */
export const smallDisk = ({ process: { pid, stdin } }: Writer, folder: string) => {
  const path = `/proc/${pid}/root${folder}`
  const ballast = join(path, 'ballast')
  return {
    fill: () => {
      try {
        for (;;) writeFileSync(ballast, Buffer.alloc(64 * 1024), { flag: 'a' })
      } catch {
        // It is full.
      }
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
