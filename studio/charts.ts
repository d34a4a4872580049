import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOf } from '#domain/charts/chart.ts'
import { chartedMachine, type MachineName, machines } from '#domain/charts/machines.ts'
import { layoutChart } from './charts/layoutChart.ts'

// Writes the drawing of every machine into `domain/charts/drawn`: nobody who opens the shop downloads a layout engine.
// `npm run charts` draws all machines, `npm run charts -- order` one.

const root = join(import.meta.dirname, '..')
const folder = join(root, 'domain/charts/drawn')
const index = join(root, 'domain/charts/drawnCharts.ts')
const wanted = process.argv.slice(2)
const names = (Object.keys(machines) as MachineName[]).filter((name) => wanted.length === 0 || wanted.includes(name))

mkdirSync(folder, { recursive: true })
for (const name of names) {
  const { machine, labels } = chartedMachine(name)
  const drawing = await layoutChart(chartOf(machine, labels))
  const source = `import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by \`npm run charts\`. */
export const ${name}Chart: DrawnChart = ${JSON.stringify(drawing)}
`
  writeFileSync(join(folder, `${name}Chart.ts`), source)
  console.log(`${name}: ${drawing.width} x ${drawing.height}`)
}
const imports = (Object.keys(machines) as MachineName[]).map(
  (name) => `import { ${name}Chart } from './drawn/${name}Chart.ts'`,
)
writeFileSync(
  index,
  `import type { DrawnChart } from './drawnChart.ts'
${imports.join('\n')}
import type { MachineName } from './machines.ts'

/** The drawings of all machines. Written by \`npm run charts\`. */
export const drawnCharts: Record<MachineName, DrawnChart> = {
${Object.keys(machines)
  .map((name) => `  ${name}: ${name}Chart,`)
  .join('\n')}
}
`,
)
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
execFileSync(process.execPath, [biome, 'check', '--write', folder, index], { cwd: root, stdio: 'inherit' })
