/** @jsxImportSource preact */
// @vitest-environment jsdom
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Activity, useEffect, useLayoutEffect } from './activity.ts'

const onOpen = vi.fn()
const onClose = vi.fn()

/** A form with a dialog that is open while its layout effect lasts, and a counter of the letters that were typed. */
const AddressForm = () => {
  const [letters, setLetters] = useState(0)
  useLayoutEffect(() => {
    onOpen('dialog')
    return () => onClose('dialog')
  }, [])
  useEffect(() => {
    onOpen('subscription')
    return () => onClose('subscription')
  }, [])

  return (
    <button type="button" onClick={() => setLetters(letters + 1)}>
      {letters} letters
    </button>
  )
}

const page = document.body.appendChild(document.createElement('main'))
const show = (mode: 'visible' | 'hidden') =>
  act(() =>
    render(
      <Activity mode={mode}>
        <AddressForm />
      </Activity>,
      page,
    ),
  )
const button = () => {
  const found = page.querySelector('button')
  if (!found) throw new Error('The form is gone')
  return found
}

beforeEach(() => show('visible'))

afterEach(() => {
  act(() => render(null, page))
  onOpen.mockClear()
  onClose.mockClear()
})

it('keeps the state and the elements of what it hides, and ends its effects', async () => {
  const form = button()
  await act(() => form.click())
  expect(onOpen.mock.calls).toEqual([['dialog'], ['subscription']])

  await show('hidden')
  expect(form.closest<HTMLElement>('[style]')?.style.display).toBe('none')
  expect(onClose.mock.calls.flat().toSorted()).toEqual(['dialog', 'subscription'])

  await show('visible')
  expect(button()).toBe(form)
  expect(form.textContent).toBe('1 letters')
  expect(form.closest<HTMLElement>('[style]')?.style.display).toBe('contents')
  expect(onOpen).toHaveBeenCalledTimes(4)
})

it('starts no effect of what changes while it is hidden', async () => {
  await show('hidden')
  onOpen.mockClear()

  await act(() => button().click())
  expect(button().textContent).toBe('1 letters')
  expect(onOpen).not.toHaveBeenCalled()
})

it('runs an effect anew only when its inputs change', async () => {
  await act(() => button().click())
  expect(onOpen).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
})
