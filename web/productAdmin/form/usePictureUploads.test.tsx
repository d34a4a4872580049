// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { emptyProduct } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { shopWrapper } from '#web/productAdmin/testing/shopWrapper.tsx'
import { CallFailed } from '#web/state/http/callFailed.ts'
import { usePictureUploads } from './usePictureUploads.ts'

const stored = (name: string) => ({
  result: { thumbnail: `/pictures/kept/${name}-320.webp`, medium: `/pictures/kept/${name}-800.webp` },
})
const picture = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' })

/** An admin adds pictures to a new product; `send` is the shop's upload call. */
const openForm = (send: (...sent: unknown[]) => unknown) => {
  const { result } = renderHook(
    () => {
      const [draft, onDraft] = useState(emptyProduct)
      return { draft, ...usePictureUploads(onDraft) }
    },
    { wrapper: shopWrapper({ send: send as never }) },
  )
  return result
}

it('adds an uploaded picture to the draft', async () => {
  const form = openForm(async () => stored('lid'))

  await act(() => form.current.onFiles([picture('lid')]))

  expect(form.current.draft.images).toEqual([
    {
      thumbnail: '/pictures/kept/lid-320.webp',
      medium: '/pictures/kept/lid-800.webp',
      avif: '/pictures/kept/lid-320.avif',
      alt: '',
    },
  ])
  expect(form.current.uploads).toEqual([])
})

it('shows why a picture was refused, and is no longer uploading', async () => {
  const form = openForm(async () => {
    throw new CallFailed('This is no picture', { status: 415 })
  })

  await act(() => form.current.onFiles([picture('logo'), picture('huge', 8 * 1024 * 1024 + 1)]))

  expect(form.current.uploads.map(({ problem }) => problem)).toEqual([
    'This is no picture',
    'A picture may be at most 8 MB large',
  ])
  expect(form.current.isUploading).toBe(false)
})

it('never sends a picture that was removed while it waited for its turn', async () => {
  const sent: unknown[] = []
  let arrive = (_: unknown) => {}
  const form = openForm((...call) => {
    sent.push(call)
    return new Promise((resolve) => {
      arrive = resolve
    })
  })

  let sending = Promise.resolve()
  act(() => {
    sending = form.current.onFiles([picture('lid'), picture('cat')])
  })
  expect(form.current.isUploading).toBe(true)
  act(() => form.current.onDismiss(form.current.uploads[1]?.id ?? ''))
  await act(async () => {
    arrive(stored('lid'))
    await sending
  })

  expect(sent).toHaveLength(1)
  expect(form.current.draft.images).toHaveLength(1)
})
