import { writeFileSync } from 'node:fs'
import { framed } from './frame.ts'
import { pictures } from './pictures.ts'

const [wanted = ''] = process.argv.slice(2)
const folder = new URL('../web/public/pictures/', import.meta.url)
const chosen = Object.entries(pictures).filter(([name]) => name.includes(wanted))

for (const [name, [solids, framing]] of chosen) writeFileSync(new URL(`${name}.svg`, folder), framed(solids, framing))
console.log(`${chosen.length} pictures drawn`)
