// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useAbove } from './useAbove.ts'

it('a menu that is opened while the next page is on its way lies above that one', () => {
  history.replaceState(null, '', '/Login')
  const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>
  const { result } = renderHook(() => useAbove('menu'), { wrapper })
  // The address is the next page's already, and the one before is still on show.
  history.replaceState({ usr: { from: 'login' } }, '', '/?page=2')

  act(() => result.current.open())

  expect(location.pathname + location.search).toBe('/?page=2')
  expect(history.state.usr).toEqual({ from: 'login', above: 'menu' })
  expect(result.current.isOpen).toBe(true)
})
