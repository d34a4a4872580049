import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countCoverage } from './book/countCoverage.ts'
import { readStoryFiles } from './book/readStoryFiles.ts'

const root = join(import.meta.dirname, '..')

const kettleScreen = {
  path: 'stories/screens/kettle/KettleScreen.stories.tsx',
  title: 'Screens/Shopper/KettleScreen',
  names: ['Boiling', 'Loading', 'SmallPhone', 'Keyboard'],
  text: `
const meta = preview.meta({ title: 'Screens/Shopper/KettleScreen' })
export const Boiling = meta.story({})
Boiling.test('whistles', async () => {})
export const Loading = meta.story({ args: { tags: ['behaviour'] } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
export const Keyboard = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
})
`,
}

describe('the coverage', () => {
  it('counts stories, widths, checks and tests of each place', () => {
    const { rows } = countCoverage([kettleScreen])
    expect(rows.map(({ place }) => place)).toEqual(['Screens/Shopper', 'All'])
    expect(rows[0]).toMatchObject({ titles: 1, stories: 3, phones: 1, otherWidths: 0, behaviour: 1, keyboard: 1 })
    expect(rows[0]).toMatchObject({ tests: 1, skips: 0 })
  })

  it('counts the screens that show a state', () => {
    expect(countCoverage([kettleScreen]).screens).toEqual([
      {
        role: 'Shopper',
        screens: 1,
        stories: 3,
        states: { Loading: 1, Empty: 0, Failed: 0, 'Long text': 0, 'Small phone': 1 },
      },
    ])
  })

  it.each([
    "export const Off = meta.story({ tags: ['!test'] })",
    "export const Off = meta.story({ parameters: { a11y: { test: 'todo' } } })",
    "export const Off = meta.story({ parameters: { a11y: { config: { rules: [{ id: 'list', enabled: false }] } } } })",
  ])('finds the skip in: %s', (text) => {
    expect(countCoverage([{ ...kettleScreen, text }]).rows.at(-1)?.skips).toBe(1)
  })

  it('has every file of stories in a place of the sidebar, and no skip', () => {
    const { rows } = countCoverage(readStoryFiles())
    const all = rows.at(-1)
    expect(all?.titles).toBe(globSync('stories/**/*.stories.tsx', { cwd: root }).length)
    expect(all?.skips).toBe(0)
    expect(rows.map(({ place }) => place)).not.toContain('')
  })
})
