import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boardFiles } from './eventModel/boardFiles.ts'

// Writes the event model of the shop, one board for each kind of record, into `docs/event-model`.

const folder = join(import.meta.dirname, '../docs/event-model')
mkdirSync(folder, { recursive: true })
const files = boardFiles()
for (const [name, content] of files) writeFileSync(join(folder, name), content)
console.log(`${files.size} files in docs/event-model`)
