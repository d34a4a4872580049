import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromaticArguments } from './book/pixels/chromaticArguments.ts'

const token = process.env['CHROMATIC_PROJECT_TOKEN']
if (!token) {
  process.stderr.write(
    'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN to the one of your project (chromatic.com, Manage, Configure).\n' +
      'The same snapshots are compared on this machine without it: npm run pixels\n',
  )
  process.exit(1)
}

const chromatic = join(import.meta.dirname, '../node_modules/chromatic/dist/bin.cjs')
const run = spawnSync(process.execPath, [chromatic, ...chromaticArguments], { stdio: 'inherit' })
process.exit(run.status ?? 1)
