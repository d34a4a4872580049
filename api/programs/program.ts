import { inspect } from 'node:util'
import { ConfigError } from '#api/config.ts'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { ReadModelsUnusable } from '#api/readModels/readModelDatabase.ts'

/** An error that the user of the program can fix; its message is one sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Runs a program with its arguments: exits with the number that it returns, or prints the error and exits with 1. */
export const runProgram = async (work: (arguments_: readonly string[]) => Promise<unknown>) => {
  // Files that a program creates are readable by their owner only.
  process.umask(0o077)
  try {
    const result = await work(process.argv.slice(2))
    process.exitCode = typeof result === 'number' ? result : 0
  } catch (error) {
    process.stderr.write(`${isUserError(error) ? error.message : inspect(error)}\n`)
    process.exitCode = 1
  }
}

const isUserError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof ConfigError ||
  error instanceof StoreUnavailable ||
  error instanceof ReadModelsUnusable ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
