/** @jsxImportSource preact */
// @vitest-environment jsdom
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { runEffectsBeforeKeys } from './effectsBeforeKeys.ts'

const page = document.body.appendChild(document.createElement('main'))
const happened: string[] = []
let openSearch: () => void = () => undefined

/** A search that runs an effect once it is open. */
const Search = () => {
  const [isOpen, setIsOpen] = useState(false)
  openSearch = () => setIsOpen(true)
  useEffect(() => {
    happened.push(isOpen ? 'effect' : 'closed')
  }, [isOpen])

  return (
    <button type="button" onClick={openSearch} onKeyDown={({ key }) => happened.push(key)}>
      Search
    </button>
  )
}

const button = () => page.querySelector('button')
const press = (key: string) => button()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

beforeAll(runEffectsBeforeKeys)
beforeEach(async () => {
  render(<Search />, page)
  await eventually(() => expect(happened).toEqual(['closed']))
  happened.length = 0
})
afterEach(() => {
  render(null, page)
  happened.length = 0
})

it.each([
  ['a click', () => button()?.click()],
  ['a response', () => openSearch()],
])('runs the effects of %s before the key that follows it', async (_, open) => {
  open()
  // It is rendered in a microtask. The frame comes later.
  await undefined
  press('k')

  expect(happened).toEqual(['effect', 'k'])
})

it('runs them after the next frame where no key follows, and once', async () => {
  openSearch()
  await undefined
  expect(happened).toEqual([])

  await eventually(() => expect(happened).toEqual(['effect']))
  press('k')
  expect(happened).toEqual(['effect', 'k'])
})

it('runs the effects of what a key renders before the next key', async () => {
  press('/')
  openSearch()
  await undefined
  press('k')

  expect(happened).toEqual(['/', 'effect', 'k'])
})
