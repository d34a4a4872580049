import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')

/**
 * Runs the source of a module in a process of its own, in production, and parses the JSON that it prints. It has one thread, because garbage
 * collection must not depend on the machine's load, and `gc`.
 */
export const runProgram = async (source: string) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--single-threaded', '--expose-gc', '--input-type=module', '--eval', source],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  )
  return JSON.parse(stdout)
}
