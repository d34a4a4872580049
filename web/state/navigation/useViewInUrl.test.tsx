// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useViewInUrl } from './useViewInUrl.ts'

interface Orders {
  filter: { search: string; totalFrom: string; status: string; since: string; sort: string }
  page: number
}

const addressed = {
  hrefFor: ({ filter, page }: Orders) => {
    const given = Object.entries({ ...filter, page: page > 1 ? String(page) : '' })
    return `/Orders?${new URLSearchParams(given.filter(([, value]) => value.trim()).map(([name, value]) => [name, value.trim()]))}`
  },
  texts: ['search', 'totalFrom'],
  steps: ['since'],
} as const

const useOrders = () => {
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const at = (name: string) => query.get(name) ?? ''
  const [search, totalFrom, status, since, sort] = ['search', 'totalFrom', 'status', 'since', 'sort'].map(at) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const filter = { search, totalFrom, status, since, sort }
  const view = useViewInUrl<Orders>({ filter, page: Number(at('page') || 1) }, addressed)
  return { ...view, ask: (asked: string) => navigate(location.pathname + location.search, { state: { asked } }) }
}

/** Opens Themba's list of orders, after his dashboard in the history. */
const openOrders = (query = '') => {
  history.pushState({ idx: 0 }, '', '/Dashboard')
  history.pushState({ idx: 1 }, '', `/Orders?${query}`)
  const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>
  const { result } = renderHook(useOrders, { wrapper })
  const filterBy = (change: Partial<Orders['filter']>) =>
    act(() => result.current.onFilter({ ...result.current.filter, ...change }))
  const sort = (by: string) => filterBy({ sort: by })
  const openDialog = (question: string) => act(() => result.current.ask(question))
  return { result, narrow: filterBy, sort, ask: openDialog }
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

describe('a view in the URL', () => {
  it('replaces the history entry with typed text once typing pauses', async () => {
    const { result, narrow } = openOrders()

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

  it('pushes a history entry for a choice at once, which Back undoes', async () => {
    const { result, narrow } = openOrders('search=amina')

    narrow({ status: 'Delivered' })
    expect(asked()).toBe('?search=amina&status=Delivered')

    await back()
    expect(asked()).toBe('?search=amina')
    expect(result.current.filter.status).toBe('')
  })

  it('starts at the first page after a change', () => {
    const { narrow } = openOrders('page=3')

    narrow({ status: 'Delivered' })
    expect(asked()).toBe('?status=Delivered')
  })

  it('keeps text that was typed just before a choice', async () => {
    const { narrow, sort } = openOrders()

    narrow({ totalFrom: '100' })
    sort('total')
    expect(asked()).toBe('?totalFrom=100&sort=total')
    await wait(600)

    expect(asked()).toBe('?totalFrom=100&sort=total')
  })

  it('combines two changes of the same render', async () => {
    const { result } = openOrders()
    // The handler of the first render, as an event of the same tick has it.
    const { onFilter } = result.current

    act(() => {
      onFilter({ sort: 'total' })
      onFilter({ totalFrom: '100' })
    })
    await wait(500)

    expect(asked()).toBe('?totalFrom=100&sort=total')
  })

  it('writes no typed text after a link to another page', async () => {
    const { narrow } = openOrders()

    narrow({ search: 'amina' })
    // The URL has changed, and the list is still rendered.
    history.pushState({ idx: 2 }, '', '/Orders/order7')
    await wait(500)

    expect(location.pathname + asked()).toBe('/Orders/order7')
  })

  it('keeps the open dialog in the history state', async () => {
    const { narrow, ask } = openOrders()

    narrow({ search: 'amina' })
    ask('move')
    await wait(500)

    expect(asked()).toBe('?search=amina')
    expect(history.state.usr).toEqual({ asked: 'move' })
  })

  it('drops an emptied text at once', () => {
    const { narrow } = openOrders('search=amina')

    narrow({ search: '' })
    expect(asked()).toBe('')
  })

  it('makes one history entry of several steps through days', async () => {
    const { narrow } = openOrders()

    for (const since of ['2026-11-01', '2026-11-02', '2026-11-03']) narrow({ since })
    expect(asked()).toBe('?since=2026-11-03')

    await back()
    expect(location.pathname + asked()).toBe('/Orders')
  })
})
