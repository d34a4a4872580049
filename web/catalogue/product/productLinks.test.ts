import { expect, it } from 'vitest'
import { installerLink } from './productLinks.ts'

it('a product that needs a plumber links to plumbers, and one without such a tag links to nobody', () => {
  expect(installerLink({ tags: ['tap', 'needs-plumber'] })).toMatchObject({ label: 'Book a plumber' })
  expect(installerLink({ tags: ['kettle', 'constructor'] })).toBeUndefined()
})
