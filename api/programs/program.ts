import { inspect } from 'node:util'
import { ConfigError } from '#api/config.ts'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { ReadModelsUnusable } from '#api/readModels/database.ts'

/** What somebody who types a command can mend, in a sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Runs a program with its arguments: ends with the exit code that it answers, or tells in a sentence what stands in its way. */
export const runProgram = async (work: (arguments_: readonly string[]) => Promise<unknown>) => {
  // What a program writes beside the facts is nobody else's to read either.
  process.umask(0o077)
  try {
    const outcome = await work(process.argv.slice(2))
    process.exitCode = typeof outcome === 'number' ? outcome : 0
  } catch (error) {
    process.stderr.write(`${isMendable(error) ? error.message : inspect(error)}\n`)
    process.exitCode = 1
  }
}

const isMendable = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof ConfigError ||
  error instanceof StoreUnavailable ||
  error instanceof ReadModelsUnusable ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
