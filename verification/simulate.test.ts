import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failureReport } from './simulation/simulationReport.ts'

const program = join(import.meta.dirname, 'simulate.ts')
const simulate = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })

it('prints one figure per line, and whether the bars are met', { timeout: 60_000 }, () => {
  const { stdout, status } = simulate('--seeds', '6', '--workers', '2')

  expect(stdout).toMatch(/^seeds: 6$/m)
  expect(stdout).toMatch(/^orders acknowledged: \d+$/m)
  expect(stdout).toMatch(/^bookings acknowledged: \d+$/m)
  expect(stdout).toMatch(/^failures: 0 \(bar: at most 0\)$/m)
  expect(stdout).toMatch(/bars: 2 met, 0 short\n$/)
  expect(status).toBe(0)
})

it('prints every step of one seed with --trace', { timeout: 60_000 }, () => {
  const { stdout } = simulate('--seed', '4', '--trace')

  const steps = Number(/^steps: ([\d,]+)$/m.exec(stdout)?.[1]?.replaceAll(',', ''))
  expect(stdout.split('\n').filter((line) => /^\d+ \w/.test(line))).toHaveLength(steps)
})

it('refuses invalid arguments with a sentence', { timeout: 60_000 }, () => {
  const { stderr, status } = simulate('--seeds', 'many')

  expect(stderr).toContain('--seeds must be a whole number from 1, not many. Use: npm run simulate')
  expect(status).toBe(2)
})

it('reports a failed seed with its last steps and the command that replays it', () => {
  const failure = {
    invariant: 'stock is never negative',
    what: 'stock is never negative: -1 of blue-kettle',
    last: ['17 node1 appends'],
  }
  const run = {
    seed: 42,
    steps: 1,
    hash: '',
    faultCounts: noFaults,
    facts: 0,
    acknowledged: 0,
    booked: 0,
    refusals: 0,
    conflicts: 0,
    failure,
  }

  expect(failureReport(run)).toEqual([
    'seed 42 fails: stock is never negative',
    '  17 node1 appends',
    '  stock is never negative: -1 of blue-kettle',
    'again: npm run simulate -- --seed 42 --trace',
  ])
})

const noFaults = {
  crash: 0,
  stall: 0,
  slow: 0,
  unreachable: 0,
  lostReply: 0,
  late: 0,
  repeat: 0,
  takeover: 0,
  lostAnswer: 0,
}
