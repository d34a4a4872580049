import { describe, expect, it } from 'vitest'
import { guidanceOf } from '#stories/guidance/guidanceOf.ts'
import { moduleSize } from '#storybook/docgen/moduleSize.ts'
import { missingExamples, missingGuidance } from './book/missingGuidance.ts'
import { readStoryFiles } from './book/readStoryFiles.ts'
import { readSources } from './importGraph.ts'

const sources = readSources(['ui-kit', 'web'])
const stories = readStoryFiles()
const titles = new Set(stories.map(({ title }) => title))

describe('guidance', () => {
  it('is there for every element, and for the most used parts of the shop', () => {
    expect(missingGuidance(sources, stories)).toEqual([])
  })

  it('is missed where an element is new', () => {
    const planted = { path: 'ui-kit/elements/Planted.tsx', text: '', imports: [] }
    const story = { path: 'stories/elements/Planted.stories.tsx', text: '', title: 'Elements/Planted', names: [] }
    expect(missingGuidance([...sources, planted], [...stories, story])).toEqual(['Elements/Planted'])
  })

  it('has two live examples for each of the most used elements', () => {
    expect(missingExamples(sources, stories)).toEqual([])
  })

  it('misses an example without a reason, or without its tag', () => {
    const changed = (from: RegExp, to: string) =>
      stories.map((file) => (file.title === 'Elements/Button' ? { ...file, text: file.text.replace(from, to) } : file))
    expect(missingExamples(sources, changed(/\/\*\*.*\*\/\n(?=export const Do )/, ''))).toEqual(['Elements/Button'])
    expect(missingExamples(sources, changed(/(?<=const DoNot[^;]*)tags: .*\n/, ''))).toEqual(['Elements/Button'])
  })

  describe.each(Object.entries(guidanceOf))('of %s', (title, { use, not, anatomy, content, accessibility }) => {
    it('belongs to a page that exists, and leads to others', () => {
      expect(titles).toContain(title)
      for (const [, instead] of not) if (instead) expect(titles).toContain(instead)
      expect(not.map(([, instead]) => instead)).not.toContain(title)
    })

    it('is written in sentences, and names the parts', () => {
      for (const text of [use, content, accessibility]) expect(text).toMatch(/^[A-Z“‘0-9].{10,}[.”]$/s)
      for (const text of [...not.map(([when]) => when), ...anatomy]) expect(text).toMatch(/^\S.*[^.]$/)
    })
  })
})

describe('the size of a module', () => {
  const path = '/planted.tsx'
  const size = (code: string) => moduleSize(code, path)
  const code = 'export const Price = ({ amount }: { amount: string }) => <b>{amount}</b>'

  it('is that of what a browser loads', async () => {
    expect(await size(`/** What something costs. */\n${code}`)).toBe(await size(code))
    expect(await size(`interface Unused { amount: string }\n${code}`)).toBe(await size(code))
  })

  it('grows with the code', async () => {
    expect(await size(`${code}\nexport const now = Date.now()`)).toBeGreaterThan(await size(code))
  })
})
