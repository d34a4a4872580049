// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { DraftPicture } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { CallFailed } from '#web/state/http/callFailed.ts'
import { type StorePicture, usePictureUploads } from './usePictureUploads.ts'

const stored = (name: string) => ({
  result: { thumbnail: `/pictures/kept/${name}-320.webp`, medium: `/pictures/kept/${name}-800.webp` },
})
const picture = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' })

/** An admin adds pictures to a form; `store` sends a file to the shop. */
const openForm = (store: StorePicture) => {
  const { result } = renderHook(() => {
    const [images, setImages] = useState<readonly DraftPicture[]>([])
    return { images, ...usePictureUploads(store, (picture) => setImages((all) => [...all, picture])) }
  })
  return result
}

it('adds an uploaded picture to the draft', async () => {
  const form = openForm(async () => stored('lid'))

  await act(() => form.current.onFiles([picture('lid')]))

  expect(form.current.images).toEqual([
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
    'A picture may be at most 8 MB',
  ])
  expect(form.current.isUploading).toBe(false)
})

it('never sends a picture that was removed while it waited for its turn', async () => {
  const sent: unknown[] = []
  let arrive = (_: ReturnType<typeof stored>) => {}
  const form = openForm((options) => {
    sent.push(options)
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
  expect(form.current.images).toHaveLength(1)
})
