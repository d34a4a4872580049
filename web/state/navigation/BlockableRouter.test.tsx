// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BlockableRouter } from './BlockableRouter.tsx'

/** Chunks that are still to load, by their paths. */
const chunks = new Map<string, PromiseWithResolvers<unknown>>()
const load = vi.fn(({ pathname }: Location) => chunks.get(pathname)?.promise)

let go: NavigateFunction = () => undefined
const Page = () => {
  go = useNavigate()
  return <h1>{useLocation().pathname}</h1>
}

const shown = () => document.querySelector('h1')?.textContent
const settle = (path: string, how: 'resolve' | 'reject' = 'resolve') =>
  act(async () => chunks.get(path)?.[how]('Failed'))

beforeEach(() => {
  for (const path of ['/Cart', '/Help']) chunks.set(path, Promise.withResolvers())
  history.replaceState(null, '', '/')
  render(
    <BlockableRouter load={load}>
      <Page />
    </BlockableRouter>,
  )
})

afterEach(() => {
  cleanup()
  chunks.clear()
})

it('shows a page that is loaded at once', () => {
  act(() => go('/Categories'))
  expect(shown()).toBe('/Categories')
})

it.each(['resolve', 'reject'] as const)('keeps the old page until the new one is loaded: %s', async (how) => {
  await act(async () => go('/Cart'))
  expect(location.pathname).toBe('/Cart')
  expect(shown()).toBe('/')

  await settle('/Cart', how)
  expect(shown()).toBe('/Cart')
})

it('shows the page that was asked for last, also when it is loaded first', async () => {
  await act(async () => go('/Cart'))
  await act(async () => go('/Help'))
  await settle('/Help')
  expect(shown()).toBe('/Help')

  await settle('/Cart')
  expect(shown()).toBe('/Help')
})
