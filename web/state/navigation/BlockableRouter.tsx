import { createContext, type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { type BlockableHistory, openBlockableHistory } from './blockableHistory.ts'

/** Blocks navigations; outside of a `BlockableRouter`, as on the server, nothing is blocked. */
export const BlockContext = createContext<BlockableHistory['block']>(() => () => undefined)

/** React Router's declarative router for the browser, whose navigations a page can stop (decision 043). */
export const BlockableRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(openBlockableHistory)
  const [{ location, action }, setState] = useState(history.state)
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), [history])

  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      <BlockContext value={history.block}>{children}</BlockContext>
    </Router>
  )
}
