import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import { slugOf } from './slug.ts'
import { claimSlug, slugMachine } from './slugMachine.ts'

it.each([
  ['Kitchen Appliances', 'kitchen-appliances'],
  ['Café crème & tea set', 'cafe-creme-tea-set'],
  ['  1.7 L kettle (blue) ', '1-7-l-kettle-blue'],
  ['Household', 'household'],
])('the slug of %j is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

it('a slug belongs to the first product that claims it', () => {
  const free = replay(slugMachine, 'slug-blue-kettle', [])
  const claimed = replay(slugMachine, 'slug-blue-kettle', [
    recordedFact(fact('SlugClaimed', { productId: 'kettle-1' })),
  ])

  expect(claimSlug(free, 'kettle-1')).toEqual([fact('SlugClaimed', { productId: 'kettle-1' })])
  expect(claimSlug(claimed, 'kettle-1')).toEqual([])
  expect(claimSlug(claimed, 'kettle-2')).toEqual({ refusal: 'SlugIsTaken', details: { slug: 'blue-kettle' } })
})
