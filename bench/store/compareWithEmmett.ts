import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Figures } from '#api/programs/figures.ts'

const program = fileURLToPath(new URL('./emmettRun.ts', import.meta.url))
const packages = '@event-driven-io/emmett@0.38.5 @event-driven-io/emmett-sqlite@0.38.5'

/** Measures emmett's SQLite store with its defaults (WAL, `synchronous=FULL`), for comparison, if it is installed in a folder. */
export const compareWithEmmett = async ({ figure, note }: Figures, folder: string, installed: string | undefined) => {
  if (!installed || !existsSync(join(installed, 'node_modules/@event-driven-io/emmett-sqlite'))) {
    note(`emmett-sqlite: not installed. To compare, in an empty folder: npm init -y && npm install ${packages}`)
    note('and then: npm run bench:store -- --emmett <that folder>')
    return
  }
  for (const clients of [1, 32]) {
    const { perSecond, failed } = await run(installed, folder, clients)
    figure(`emmett-sqlite, ${clients} client${clients === 1 ? '' : 's'}`, perSecond, ' events/s')
    if (failed > 0) figure(`emmett-sqlite, ${clients} clients, appends that failed`, failed)
  }
}

const run = async (...args: [string, string, number]): Promise<{ perSecond: number; failed: number }> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args.map(String)])
  return JSON.parse(stdout)
}
