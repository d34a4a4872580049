// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useOverlayRoute } from './useOverlayRoute.ts'

it('a menu that is opened during a navigation is above the next page', () => {
  history.replaceState(null, '', '/Login')
  const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>
  const { result } = renderHook(() => useOverlayRoute('menu'), { wrapper })
  // The URL is the next page's already; the router still renders the page before.
  history.replaceState({ usr: { from: 'login' } }, '', '/?page=2')

  act(() => result.current.open())

  expect(location.pathname + location.search).toBe('/?page=2')
  expect(history.state.usr).toEqual({ from: 'login', above: 'menu' })
  expect(result.current.isOpen).toBe(true)
})
