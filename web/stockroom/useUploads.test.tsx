// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { emptyProduct } from '#ui-kit/shop/stockroom/productDraft.ts'
import { CallFailed } from '#web/client/callFailed.ts'
import { shopWith } from './shopWith.tsx'
import { useUploads } from './useUploads.ts'

const arrives = (name: string) => ({
  result: { thumbnail: `/pictures/kept/${name}-320.webp`, medium: `/pictures/kept/${name}-800.webp` },
})
const picture = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' })

/** Somebody adds pictures to a new product; the shop takes them as `send` says. */
const begin = (send: (...sent: unknown[]) => unknown) => {
  const { result } = renderHook(
    () => {
      const [draft, onDraft] = useState(emptyProduct)
      return { draft, ...useUploads(onDraft) }
    },
    { wrapper: shopWith({ send: send as never }) },
  )
  return result
}

it('puts a picture that has arrived among the product’s', async () => {
  const form = begin(async () => arrives('lid'))

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

it('says why a picture was refused, and no longer waits for it', async () => {
  const form = begin(async () => {
    throw new CallFailed('This is no picture', { status: 415 })
  })

  await act(() => form.current.onFiles([picture('logo'), picture('huge', 8 * 1024 * 1024 + 1)]))

  expect(form.current.uploads.map(({ problem }) => problem)).toEqual([
    'This is no picture',
    'A picture may be at most 8 MB large',
  ])
  expect(form.current.areComing).toBe(false)
})

it('never sends a picture that was put away while it waited for its turn', async () => {
  const sent: unknown[] = []
  let arrive = (_: unknown) => {}
  const form = begin((...call) => {
    sent.push(call)
    return new Promise((resolve) => {
      arrive = resolve
    })
  })

  let sending = Promise.resolve()
  act(() => {
    sending = form.current.onFiles([picture('lid'), picture('cat')])
  })
  expect(form.current.areComing).toBe(true)
  act(() => form.current.onDismiss(form.current.uploads[1]?.id ?? ''))
  await act(async () => {
    arrive(arrives('lid'))
    await sending
  })

  expect(sent).toHaveLength(1)
  expect(form.current.draft.images).toHaveLength(1)
})
