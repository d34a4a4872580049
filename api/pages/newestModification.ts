import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Which files of a project are sources: those in the folders with one of the extensions, and single files. */
export interface Sources {
  folders: readonly string[]
  /** Matches the names of the files in the folders. */
  extensions: RegExp
  files: readonly string[]
}

/** When the newest source was modified, in milliseconds since the epoch. Lists whole folders: a glob takes ten times as long, at every start. */
export const newestModification = async (root: string, { folders, extensions, files }: Sources) => {
  const inFolder = async (folder: string) =>
    (await filesBelow(join(root, folder))).filter((file) => extensions.test(file)).map((file) => join(folder, file))
  const found = [...(await Promise.all(folders.map(inFolder))).flat(), ...files]
  const times = await Promise.all(found.map((file) => modifiedAt(join(root, file))))
  return times.reduce((newest, time) => Math.max(newest, time), 0)
}

// A container has no sources of pages.
const filesBelow = (folder: string) =>
  readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** Milliseconds since the epoch, 0 where there is no such file. */
export const modifiedAt = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0
