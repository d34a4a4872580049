import { expect, it } from 'vitest'
import { messageLimit } from './messageLimit.ts'

it('lets so many pass in any second, also around its end, and counts the refused until one passes', () => {
  let currentTime = 0
  const countRefused = messageLimit(2, () => currentTime)
  const at = (when: number) => {
    currentTime = when
    return countRefused()
  }
  expect([at(0), at(900), at(950), at(999)]).toEqual([0, 0, 1, 2])
  expect([at(1000), at(1001), at(1899), at(1900)]).toEqual([0, 1, 2, 0])
})
