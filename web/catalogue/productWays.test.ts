import { expect, it } from 'vitest'
import { installerFor } from './productWays.ts'

it('what needs a plumber leads to one, and what needs nobody to nobody, whatever its tags', () => {
  expect(installerFor({ tags: ['tap', 'needs-plumber'] })).toMatchObject({ label: 'Book a plumber' })
  expect(installerFor({ tags: ['kettle', 'constructor'] })).toBeUndefined()
})
