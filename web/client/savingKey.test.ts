import { expect, it } from 'vitest'
import { openSavingKeys } from './savingKey.ts'

const kettle = { name: 'Blue kettle', price: '349.00' }

it('sends a saving whose answer was lost under the same key', () => {
  const { onceFor } = openSavingKeys()
  expect(onceFor(kettle)).toEqual(onceFor({ ...kettle }))
})

it('takes another key once something else is saved, or the shop has answered', () => {
  const { onceFor, answered } = openSavingKeys()
  const first = onceFor(kettle)
  const second = onceFor({ ...kettle, price: '329.00' })
  expect(second).not.toEqual(first)

  answered()
  expect(onceFor({ ...kettle, price: '329.00' })).not.toEqual(second)
})
