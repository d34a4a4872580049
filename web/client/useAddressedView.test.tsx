// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAddressedView } from './useAddressedView.ts'

interface Orders {
  filter: { search: string; totalFrom: string; status: string; since: string }
  sort: string
  page: number
}

const addressed = {
  hrefFor: ({ filter, sort, page }: Orders) => {
    const given = Object.entries({ ...filter, sort, page: page > 1 ? String(page) : '' })
    return `/Orders?${new URLSearchParams(given.filter(([, value]) => value.trim()).map(([name, value]) => [name, value.trim()]))}`
  },
  texts: ['search', 'totalFrom'],
  steps: ['since'],
} as const

const useOrders = () => {
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const at = (name: string) => query.get(name) ?? ''
  const filter = { search: at('search'), totalFrom: at('totalFrom'), status: at('status'), since: at('since') }
  const view = useAddressedView<Orders>({ filter, sort: at('sort'), page: Number(at('page') || 1) }, addressed)
  return { ...view, ask: (asked: string) => navigate(location.pathname + location.search, { state: { asked } }) }
}

/** Themba came from his dashboard, and looks at the orders. */
const begin = (query = '') => {
  history.pushState({ idx: 0 }, '', '/Dashboard')
  history.pushState({ idx: 1 }, '', `/Orders?${query}`)
  const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>
  const { result } = renderHook(useOrders, { wrapper })
  const narrow = (change: Partial<Orders['filter']>) =>
    act(() => result.current.onFilter({ ...result.current.filter, ...change }))
  const sort = (by: string) => act(() => result.current.onView({ sort: by }))
  const ask = (question: string) => act(() => result.current.ask(question))
  return { result, narrow, sort, ask }
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const asked = () => decodeURIComponent(location.search)
const back = async () => {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await act(() => gone)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a view that is kept in the address', () => {
  it('has what is typed once typing pauses, in place of what stood there', async () => {
    const { result, narrow } = begin()

    narrow({ search: 'ami' })
    await wait(400)
    narrow({ search: 'amina ' })
    await wait(400)
    expect(asked()).toBe('')
    await wait(100)

    expect(asked()).toBe('?search=amina')
    expect(result.current.filter.search).toBe('amina ')
    await back()
    expect(location.pathname).toBe('/Dashboard')
  })

  it('has a choice at once, and Back takes it away', async () => {
    const { result, narrow } = begin('search=amina')

    narrow({ status: 'Delivered' })
    expect(asked()).toBe('?search=amina&status=Delivered')

    await back()
    expect(asked()).toBe('?search=amina')
    expect(result.current.filter.status).toBe('')
  })

  it('begins at the first page', () => {
    const { narrow } = begin('page=3')

    narrow({ status: 'Delivered' })
    expect(asked()).toBe('?status=Delivered')
  })

  it('keeps what was typed just before a choice, and the choice after it', async () => {
    const { narrow, sort } = begin()

    narrow({ totalFrom: '100' })
    sort('total')
    expect(asked()).toBe('?totalFrom=100&sort=total')
    await wait(600)

    expect(asked()).toBe('?totalFrom=100&sort=total')
  })

  it('builds on what was wanted last, however slowly the page follows', async () => {
    const { result } = begin()
    // What the page still holds from before the first of these.
    const { onFilter, onView, filter } = result.current

    act(() => {
      onView({ sort: 'total' })
      onFilter({ ...filter, totalFrom: '100' })
    })
    await wait(500)

    expect(asked()).toBe('?totalFrom=100&sort=total')
  })

  it('leads nobody back who has followed a link while they typed', async () => {
    const { narrow } = begin()

    narrow({ search: 'amina' })
    // The page is still there until the next one has come.
    history.pushState({ idx: 2 }, '', '/Orders/order7')
    await wait(500)

    expect(location.pathname + asked()).toBe('/Orders/order7')
  })

  it('leaves what is asked above the page where it is', async () => {
    const { narrow, ask } = begin()

    narrow({ search: 'amina' })
    ask('move')
    await wait(500)

    expect(asked()).toBe('?search=amina')
    expect(history.state.usr).toEqual({ asked: 'move' })
  })

  it('is without a text at once when that is emptied', () => {
    const { narrow } = begin('search=amina')

    narrow({ search: '' })
    expect(asked()).toBe('')
  })

  it('has a day that is stepped through once in the history', async () => {
    const { narrow } = begin()

    for (const since of ['2026-11-01', '2026-11-02', '2026-11-03']) narrow({ since })
    expect(asked()).toBe('?since=2026-11-03')

    await back()
    expect(location.pathname + asked()).toBe('/Orders')
  })
})
