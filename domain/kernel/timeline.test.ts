import { describe, expect, it } from 'vitest'
import { difference, differenceWithoutDerived } from './timeline.ts'

describe('the difference between two views of a record', () => {
  it('is empty for equal views', () => {
    const order = { status: 'Pending', lines: [{ product: 'Blue kettle', count: 2 }] }
    expect(difference(order, structuredClone(order))).toEqual([])
  })

  it('names each changed field with its old and new value', () => {
    expect(difference({ status: 'Pending', signedBy: '' }, { status: 'Delivered', signedBy: 'Amina' })).toEqual([
      { field: 'status', from: 'Pending', to: 'Delivered' },
      { field: 'signedBy', from: '', to: 'Amina' },
    ])
  })

  it('names a nested field by its path', () => {
    const [before, after] = [{ lines: [{ count: 2 }] }, { lines: [{ count: 3 }] }]
    expect(difference(before, after)).toEqual([{ field: 'lines.0.count', from: 2, to: 3 }])
  })

  it('reports added and removed fields with null on the other side', () => {
    expect(difference({ reached: { placed: 'Monday' } }, { reached: { canceled: 'Tuesday' } })).toEqual([
      { field: 'reached.placed', from: 'Monday', to: null },
      { field: 'reached.canceled', from: null, to: 'Tuesday' },
    ])
  })

  it('reports every field of a record that did not exist before', () => {
    expect(difference({}, { total: 698, address: { city: 'Soweto' } })).toEqual([
      { field: 'total', from: null, to: 698 },
      { field: 'address.city', from: null, to: 'Soweto' },
    ])
  })
})

it('derived fields are not reported as changes', () => {
  const [before, after] = [
    { status: 'Pending', version: 3, late: true },
    { status: 'Processing', version: 4, late: true },
  ]
  const changed = { field: 'status', from: 'Pending', to: 'Processing' }
  expect(differenceWithoutDerived(before, after, ['version'])).toEqual([changed])
  expect(differenceWithoutDerived(undefined, after, ['version', 'late'])).toEqual([{ ...changed, from: null }])
})
