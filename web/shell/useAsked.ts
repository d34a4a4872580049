import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isLogin } from './background.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * What a dialog within a page asks, kept in the history's entry: the browser's Back closes it, and leads no further. Asking nothing
 * closes it, unless Back has done so meanwhile; what was closed so is not asked again by Forward. Behind the login dialog it stays
 * as it was.
 */
export const useAsked = <Asked>(name: string): readonly [asked: Asked | undefined, ask: (what?: Asked) => void] => {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const asked = useKept<Asked>(name)
  const now = useNow(asked)

  const ask = (what?: Asked) => {
    const { isOpen, isMoving, key } = now.current
    if (isMoving || (what === undefined && !isOpen)) return
    now.current = { ...now.current, isMoving: true }
    if (what !== undefined) return navigate({ pathname, search, hash }, { state: { ...state, asked: { name, what } } })
    closed.add(key)
    navigate(-1)
  }

  return [asked, ask]
}

// By the keys of the history's entries.
const closed = new Set<string>()

const useKept = <Asked>(name: string): Asked | undefined => {
  const { pathname, state, key } = useLocation()
  const isHere = state?.asked?.name === name && !closed.has(key)
  const asked: Asked | undefined = isHere ? state.asked.what : undefined
  const [kept, keep] = useState({ key, asked })
  if (kept.key !== key && !isLogin(pathname)) keep({ key, asked })

  return useHydrated() ? kept.asked : undefined
}

const gone = { isOpen: false, isMoving: false, key: '' }

// A way through the history takes its time: who presses twice goes once.
const useNow = (asked: unknown) => {
  const now = useRef(gone)
  const { key } = useLocation()

  useLayoutEffect(() => {
    const isOpen = asked !== undefined
    // The router hears of Back as well, and takes its time.
    const arrive = () => {
      now.current = { isOpen: isOpen && history.state?.key === key, isMoving: false, key }
    }
    now.current = { isOpen, isMoving: false, key }
    window.addEventListener('popstate', arrive)
    return () => {
      now.current = gone
      window.removeEventListener('popstate', arrive)
    }
  }, [asked, key])

  return now
}
