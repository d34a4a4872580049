import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { chartedMachine, type MachineName, machines } from './machines.ts'

const domain = join(import.meta.dirname, '..')

it('every machine of the domain has a chart', async () => {
  const files = globSync('*/*Machine{,s}.ts', { cwd: domain })
  const modules = await Promise.all(files.map((file) => import(join(domain, file)) as Promise<Record<string, unknown>>))
  const found = modules.flatMap((each) => Object.entries(each)).filter(([, value]) => value instanceof StateMachine)
  const charted = new Set(Object.keys(machines).map((name) => chartedMachine(name as MachineName).machine))

  expect(found.length).toBe(Object.keys(machines).length)
  expect(found.filter(([, machine]) => !charted.has(machine as never)).map(([name]) => name)).toEqual([])
})
