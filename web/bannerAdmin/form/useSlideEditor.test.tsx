// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SlideDraft } from '#ui-kit/shop/bannerAdmin/slideDraft.ts'
import { braaiRecord } from '#web/bannerAdmin/testing/braaiRecord.ts'
import { CallFailed } from '#web/state/http/callFailed.ts'
import { shopWrapper } from '#web/testing/shopWrapper.tsx'
import { useSlideEditor } from './useSlideEditor.ts'

const meanwhile = { by: { name: 'Themba' }, at: new Date().toISOString() }
const stored = { thumbnail: '/pictures/kept/a1-640.webp', medium: '/pictures/kept/a1-1120.webp' }

/** An admin edits the slide. `saving` is the shop's answer to a save or an upload, `loading` the one to loading it again. */
const openEditor = (
  saving: () => unknown,
  loading: () => unknown = () => ({ result: { ...braaiRecord, version: 4 } }),
) => {
  const send = vi.fn(async (_key: string, _request: unknown, _more?: unknown) => saving())
  const get = async (key: string) => (key.includes('forEdit') ? loading() : { results: [] })
  const { result } = renderHook(() => useSlideEditor(braaiRecord), {
    wrapper: shopWrapper({ send: send as never, get: get as never }),
  })
  const save = (change: Partial<SlideDraft>) =>
    act(async () => result.current.form.onSubmit({ ...result.current.form.draft, ...change }))
  return { send, save, form: () => result.current.form }
}

const refuses = (reason: ConstructorParameters<typeof CallFailed>[1]) => () => {
  throw new CallFailed('That is not possible', reason)
}

it('sends the changed fields, and the version that was opened', async () => {
  const { send, save, form } = openEditor(() => ({}))
  await save({ title: 'Longer evenings', picture: undefined, isActive: false })

  expect(send.mock.calls[0]?.[1]).toEqual({
    params: { id: 'braai' },
    querydata: { title: 'Longer evenings', images: [], isActive: false, version: 3 },
  })
  expect(form()).toMatchObject({ saved: true, busy: false })
})

it('shows a refusal at its field, also for the picture', async () => {
  const errors = [{ field: 'images.0', message: 'A picture is a path on this server' }]
  const { save, form } = openEditor(refuses({ status: 400, errors }))
  await save({ order: '2' })

  expect(form()).toMatchObject({
    problem: 'Failed to update slide',
    errors: { picture: 'A picture is a path on this server' },
  })
})

it('shows a conflict when somebody else has saved in the meantime, with the values of both', async () => {
  const theirs = { result: { ...braaiRecord, title: 'Summer nights', version: 4 } }
  const { save, form } = openEditor(refuses({ status: 409, concurrentChange: meanwhile }), () => theirs)
  await save({ title: 'Longer evenings' })

  expect(form().conflict).toMatchObject({ by: 'Themba', when: 'just now', theirs: { title: 'Summer nights' } })
})

it('takes the uploaded picture', async () => {
  const { form } = openEditor(() => ({ result: stored }))
  await act(async () => form().picture.onFile(new File([new Uint8Array(3)], 'garden.jpg', { type: 'image/jpeg' })))

  expect(form().draft.picture).toEqual({
    ...stored,
    phone: { src: stored.thumbnail, avif: '/pictures/kept/a1-640.avif' },
    desk: { src: stored.medium, avif: '/pictures/kept/a1-1120.avif' },
  })
})

it('shows the rules of the shop at the fields', () => {
  const { form } = openEditor(() => ({}))
  const { check, draft } = form()

  expect(check('title', { ...draft, title: 'Go' })).toBe('The title must be at least 3 characters long')
  expect(check('alt', { ...draft, alt: '' })).toBe('Describe what the picture shows')
  expect(check('alt', { ...draft, picture: undefined, alt: '' })).toBeUndefined()
  expect(check('isActive', draft)).toBeUndefined()
})
