import { expect, it } from 'vitest'
import { movedPageOf, movedPathOf } from './movedPaths.ts'

it.each<[string, string | undefined]>([
  ['#StokvelMembers', '/StokvelMembers'],
  ['#/StokvelMembers', '/StokvelMembers'],
  ['#/stokvelmembers/', '/stokvelmembers/'],
  ['#Payment', '/Payment'],
  ['#times', undefined],
  ['#', undefined],
  ['', undefined],
])('the fragment "%s" leads to %s', (fragment, path) => {
  expect(movedPathOf(fragment)).toBe(path)
})

it.each<[string, string | undefined]>([
  ['/AllMembers', 'All members'],
  ['/allmembers/', 'All members'],
  ['/Statement', 'Statement'],
  ['/Help', undefined],
])('the page %s is named %s', (path, name) => {
  expect(movedPageOf(path)).toBe(name)
})
