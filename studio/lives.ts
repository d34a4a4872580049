import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { livesModules } from './lives/livesModules.ts'
import { writeModules } from './lives/writeModule.ts'

// Writes the lives that the stories show: decided by the commands of the shop, read from its API, and turned into props by its pages.

const root = join(import.meta.dirname, '..')
const sources = writeModules(await livesModules())
mkdirSync(join(root, 'stories/lives'), { recursive: true })
for (const [file, source] of sources) writeFileSync(join(root, file), source)

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
execFileSync(process.execPath, [biome, 'check', '--write', ...sources.keys()], { cwd: root, stdio: 'inherit' })
console.log(`${sources.size} files in stories/lives`)
