// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallFailed, offlineError } from '#web/state/http/callFailed.ts'
import { shopWrapper } from '#web/testing/shopWrapper.tsx'
import { blueKettle } from '#web/testing/testShop.ts'
import { useProductEditor } from './useProductEditor.ts'

const kettle = { ...blueKettle, costPrice: 174.5, state: 'listed' as const, reserved: 0, version: 3, overview: '' }
const meanwhile = { by: { name: 'Themba' }, at: '2026-11-24T09:00:00.000Z' }

/** An admin edits the blue kettle. `saving` is the shop's answer to a save, `reading` the one to loading the product again. */
const openEditor = (saving: () => unknown, reading: () => unknown = () => ({ result: { ...kettle, version: 4 } })) => {
  const send = vi.fn(async (_key: unknown, _request: unknown, _more?: unknown) => saving())
  const get = async (key: string) => (key.includes('forEdit') ? reading() : { data: [], results: [] })
  const { result } = renderHook(() => useProductEditor(kettle), {
    wrapper: shopWrapper({ send: send as never, get: get as never }),
  })
  const save = (price: string) => act(async () => result.current.form.onSubmit({ ...result.current.form.draft, price }))
  return { send, save, form: () => result.current.form }
}

beforeEach(() => vi.setSystemTime('2026-11-24T09:02:00.000Z'))
afterEach(() => void vi.useRealTimers())

const refuses = (reason: ConstructorParameters<typeof CallFailed>[1]) => () => {
  throw new CallFailed('That is not possible', reason)
}

it('sends the changed fields, and the version that was opened', async () => {
  const { send, save, form } = openEditor(() => ({}))

  await save('329.00')

  expect(send.mock.calls[0]?.[1]).toEqual({
    params: { id: 'blue-kettle' },
    querydata: { price: '329.00', version: 3 },
  })
  expect(form()).toMatchObject({ saved: true, busy: false })
})

it('shows a failure in the words of the specification, and the error at its field', async () => {
  const errors = [{ field: 'price', message: 'price should be numeric greater than 0' }]
  const { save, form } = openEditor(refuses({ status: 400, errors }))

  await save('0')

  expect(form()).toMatchObject({
    problem: 'Error when update product',
    errors: { price: 'price should be numeric greater than 0' },
    busy: false,
  })
})

it('shows a conflict when somebody else has saved in the meantime', async () => {
  const { save, form } = openEditor(refuses({ status: 409, concurrentChange: meanwhile }))

  await save('329.00')

  expect(form().conflict).toMatchObject({ by: 'Themba', when: '2 min ago' })
})

it('shows the failure when the other admin’s version cannot be loaded', async () => {
  const { save, form } = openEditor(refuses({ status: 409, concurrentChange: meanwhile }), () => {
    throw offlineError()
  })

  await save('329.00')

  expect(form()).toMatchObject({ problem: 'Error when update product: That is not possible', busy: false })
})

it('sends a save again with the same key when its answer was lost', async () => {
  const { send, save, form } = openEditor(() => {
    throw offlineError()
  })

  await save('329.00')
  expect(form().problem).toBe('Error when update product: Network error')
  await save('329.00')

  expect(send.mock.calls[1]?.[2]).toEqual(send.mock.calls[0]?.[2])
})
