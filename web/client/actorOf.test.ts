import { expect, it } from 'vitest'
import { actorOf } from './actorOf.ts'

it('whoever acted is named as a sentence begins', () => {
  expect(actorOf({ role: 'system', id: 'reserveStock', name: 'the shop' })).toEqual({
    role: 'system',
    name: 'The shop',
  })
  expect(actorOf({ role: 'guest', id: '', name: 'a visitor' })).toEqual({ role: 'guest', name: 'A visitor' })
  expect(actorOf({ role: 'admin', id: 'themba', name: 'Themba Mahlangu' }).name).toBe('Themba Mahlangu')
})

it('whoever was erased is no longer named, by an id neither', () => {
  expect(actorOf({ role: 'customer', id: 'a2102f17', name: 'a2102f17' }).name).toBe('Erased customer')
})
