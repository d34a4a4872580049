// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { blueKettle } from '#web/cast.ts'
import { CallFailed, offline } from '#web/client/callFailed.ts'
import { shopWith } from './shopWith.tsx'
import { useProductEditor } from './useProductEditor.ts'

const kettle = { ...blueKettle, costPrice: 174.5, state: 'listed' as const, reserved: 0, version: 3, overview: '' }
const meanwhile = { by: { name: 'Themba' }, at: new Date().toISOString() }

/** An admin edits the blue kettle; the shop answers to savings, and to reading it again, as these say. */
const begin = (saving: () => unknown, reading: () => unknown = () => ({ result: { ...kettle, version: 4 } })) => {
  const send = vi.fn(async (_key: unknown, _asking: unknown, _more?: unknown) => saving())
  const get = async (key: string) => (key.includes('forEdit') ? reading() : { data: [], results: [] })
  const { result } = renderHook(() => useProductEditor(kettle), {
    wrapper: shopWith({ send: send as never, get: get as never }),
  })
  const save = (price: string) => act(async () => result.current.form.onSubmit({ ...result.current.form.draft, price }))
  return { send, save, form: () => result.current.form }
}

const refuses = (reason: ConstructorParameters<typeof CallFailed>[1]) => () => {
  throw new CallFailed('That is not possible', reason)
}

it('sends what was changed, and the version that was seen', async () => {
  const { send, save, form } = begin(() => ({}))

  await save('329.00')

  expect(send.mock.calls[0]?.[1]).toEqual({
    params: { id: 'blue-kettle' },
    querydata: { price: '329.00', version: 3 },
  })
  expect(form()).toMatchObject({ saved: true, busy: false })
})

it('says in the specification’s words that it failed, and beside which field', async () => {
  const errors = [{ field: 'price', message: 'price should be numeric greater than 0' }]
  const { save, form } = begin(refuses({ status: 400, errors }))

  await save('0')

  expect(form()).toMatchObject({
    problem: 'Error when update product',
    errors: { price: 'price should be numeric greater than 0' },
    busy: false,
  })
})

it('shows what somebody else has saved meanwhile', async () => {
  const { save, form } = begin(refuses({ status: 409, meanwhile }))

  await save('329.00')

  expect(form().conflict).toMatchObject({ by: 'Themba', when: 'just now' })
})

it('says so where it cannot be read what somebody else has saved', async () => {
  const { save, form } = begin(refuses({ status: 409, meanwhile }), () => {
    throw offline()
  })

  await save('329.00')

  expect(form()).toMatchObject({ problem: 'Error when update product: That is not possible', busy: false })
})

it('saves once, although the answer was lost', async () => {
  const { send, save, form } = begin(() => {
    throw offline()
  })

  await save('329.00')
  expect(form().problem).toBe('Error when update product: Network error')
  await save('329.00')

  expect(send.mock.calls[1]?.[2]).toEqual(send.mock.calls[0]?.[2])
})
