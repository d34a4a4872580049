// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProviderDraft } from '#ui-kit/shop/providerAdmin/providerDraft.ts'
import { siphosRecord } from '#web/providerAdmin/testing/siphosRecord.ts'
import { CallFailed, offlineError } from '#web/state/http/callFailed.ts'
import { shopWrapper } from '#web/testing/shopWrapper.tsx'
import { useProviderEditor } from './useProviderEditor.ts'

const { strandedBookings: _none, ...sipho } = siphosRecord
const aminasBooking = {
  id: 'booking7',
  bookingNumber: 'BK-7F3K-92QD',
  customerName: 'Amina Daniels',
  start: '2026-11-24T07:00:00Z',
  minutes: 60,
  status: 'Confirmed',
}
const meanwhile = { by: { name: 'Themba' }, at: '2026-11-24T09:00:00.000Z' }

/** An admin edits Sipho. `saving` is the shop's answer to a save or an upload, `loading` the one to loading him again. */
const openEditor = (
  saving: (key: string) => unknown,
  loading: () => unknown = () => ({ result: { ...sipho, version: 4 }, strandedBookings: [] }),
) => {
  const send = vi.fn(async (key: string, _request: unknown, _more?: unknown) => saving(key))
  const get = async (key: string) => (key.includes('forEdit') ? loading() : { results: [] })
  const { result } = renderHook(() => useProviderEditor(siphosRecord), {
    wrapper: shopWrapper({ send: send as never, get: get as never }),
  })
  const save = (change: Partial<ProviderDraft>) =>
    act(async () => result.current.form.onSubmit({ ...result.current.form.draft, ...change }))
  return { send, save, form: () => result.current.form }
}

beforeEach(() => vi.setSystemTime('2026-11-24T09:02:00.000Z'))
afterEach(() => void vi.useRealTimers())

const refuses = (reason: ConstructorParameters<typeof CallFailed>[1]) => () => {
  throw new CallFailed('That is not possible', reason)
}

it('sends the changed fields, and the version that was opened', async () => {
  const { send, save, form } = openEditor(() => ({}))
  await save({ callOutFee: '400.00', portrait: '', hours: { 6: [{ from: '08:00', to: '12:00' }] } })

  expect(send.mock.calls[0]?.[1]).toEqual({
    params: { id: 'sipho' },
    querydata: {
      callOutFee: '400.00',
      profilePictureUrl: '',
      hours: { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [{ from: '08:00', to: '12:00' }], 7: [] },
      version: 3,
    },
  })
  expect(form()).toMatchObject({ saved: true, busy: false, strandedBookings: [] })
})

it('lists the bookings that the saved hours do not contain, each with a link to settle it', async () => {
  const { save, form } = openEditor(
    () => ({}),
    () => ({ result: { ...sipho, version: 4 }, strandedBookings: [aminasBooking] }),
  )
  await save({ hours: { 6: [{ from: '08:00', to: '12:00' }] } })

  expect(form().strandedBookings).toMatchObject([
    {
      bookingNumber: 'BK-7F3K-92QD',
      href: '/Bookings_Management/booking7',
      slot: { start: '2026-11-24T07:00:00Z', minutes: 60 },
      status: 'Confirmed',
    },
  ])
})

it('shows a refusal at its field, also for one range of the hours and for the portrait', async () => {
  const errors = [
    { field: 'hours.1', message: 'These hours overlap' },
    { field: 'profilePictureUrl', message: 'A picture is a path on this server' },
  ]
  const { save, form } = openEditor(refuses({ status: 400, errors }))
  await save({ callOutFee: '400' })

  expect(form()).toMatchObject({
    problem: 'Failed to update service provider',
    errors: { hours: 'These hours overlap', portrait: 'A picture is a path on this server' },
  })
})

it('shows a conflict when somebody else has saved in the meantime, with the values of both', async () => {
  const theirs = { result: { ...sipho, callOutFee: 380, version: 4 }, strandedBookings: [] }
  const { save, form } = openEditor(refuses({ status: 409, concurrentChange: meanwhile }), () => theirs)
  await save({ callOutFee: '400' })

  expect(form().conflict).toMatchObject({ by: 'Themba', when: '2 min ago', theirs: { callOutFee: '380' } })
})

it('edits from the version of the other admin once the conflict is settled', async () => {
  let isOvertaken = true
  const theirs = { result: { ...sipho, callOutFee: 380, version: 4 }, strandedBookings: [] }
  const overtake = refuses({ status: 409, concurrentChange: meanwhile })
  const { send, save, form } = openEditor(
    () => (isOvertaken ? overtake() : {}),
    () => theirs,
  )
  await save({ experienceYears: '15' })
  isOvertaken = false
  act(() => form().onSettle({ ...form().draft, experienceYears: '15', callOutFee: '380' }))
  expect(form().conflict).toBeUndefined()
  await save({})

  expect(send.mock.lastCall?.[1]).toMatchObject({ querydata: { experienceYears: '15', version: 4 } })
  expect(send.mock.lastCall?.[1]).not.toMatchObject({ querydata: { callOutFee: '380' } })
})

it('sends a save again with the same key when its answer was lost', async () => {
  const { send, save, form } = openEditor(() => {
    throw offlineError()
  })
  await save({ callOutFee: '400' })
  expect(form().problem).toBe('Failed to update service provider: Network error')
  await save({ callOutFee: '400' })

  expect(send.mock.calls[1]?.[2]).toEqual(send.mock.calls[0]?.[2])
})

it('takes the uploaded portrait, and adds other pictures to those of the work', async () => {
  const { save: _, form } = openEditor(() => ({
    result: { thumbnail: '/pictures/kept/a1-320.webp', medium: '/pictures/kept/a1-800.webp' },
  }))
  const file = new File([new Uint8Array(3)], 'sipho.jpg', { type: 'image/jpeg' })
  await act(async () => form().portrait.onFile(file))
  await act(async () => form().pictures.onFiles([file]))

  expect(form().draft.portrait).toBe('/pictures/kept/a1-320.webp')
  expect(form().draft.images).toEqual([
    {
      thumbnail: '/pictures/kept/a1-320.webp',
      medium: '/pictures/kept/a1-800.webp',
      avif: '/pictures/kept/a1-320.avif',
      alt: '',
    },
  ])
  expect(form().portrait.upload).toBeUndefined()
})

it('shows why a portrait was refused, and takes another file instead', async () => {
  let isPicture = false
  const { form } = openEditor(() => {
    if (!isPicture) throw new CallFailed('This is no picture', { status: 415 })
    return { result: { thumbnail: '/pictures/kept/a1-320.webp', medium: '/pictures/kept/a1-800.webp' } }
  })
  const file = new File([new Uint8Array(3)], 'sipho.txt')
  await act(async () => form().portrait.onFile(file))
  expect(form().portrait.upload).toMatchObject({ name: 'sipho.txt', problem: 'This is no picture' })

  isPicture = true
  await act(async () => form().portrait.onFile(file))
  expect([form().portrait.upload, form().draft.portrait]).toEqual([undefined, '/pictures/kept/a1-320.webp'])
})

it('shows the rules of the shop at the fields', () => {
  const { form } = openEditor(() => ({}))
  const check = (change: Partial<ProviderDraft>) => {
    const [field = 'fullName'] = Object.keys(change) as (keyof ProviderDraft)[]
    return form().check(field, { ...form().draft, ...change })
  }

  expect(check({ fullName: 'Si' })).toBe('The full name must be at least 3 characters long')
  expect(check({ hours: {} })).toBe('Give the hours of at least one day')
  expect(check({ callOutFee: '10000.01' })).toBe('The call-out fee must be an amount in rand from 0 to 10 000')
  expect(check({ portrait: '' })).toBeUndefined()
  expect(check({})).toBeUndefined()
})
