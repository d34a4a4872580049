import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder that is deleted at the end of its scope: `await using folder = await temporaryFolder()`. */
export const temporaryFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'ekhaya-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}
