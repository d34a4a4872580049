import { expect, it } from 'vitest'
import { plainPath } from './plainPath.ts'

it.each([
  ['/%43ar%74', '/Cart'],
  ['/%2d%5F%7e%2E', '/-_~.'],
  ['/Categories/Kettles%20%26%20toasters', '/Categories/Kettles%20%26%20toasters'],
  ['/categories/appliances%2Fcooling', '/categories/appliances%2Fcooling'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/%2541', '/%2541'],
])('the path %s is read as %s', (written, read) => {
  expect(plainPath(written)).toBe(read)
})
