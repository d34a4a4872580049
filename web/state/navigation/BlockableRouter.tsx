import { createContext, type ReactNode, useLayoutEffect, useState } from 'react'
import { type Location, Router } from 'react-router-dom'
import { type BlockableHistory, openBlockableHistory } from './blockableHistory.ts'

/** Blocks navigations; outside of a `BlockableRouter`, as on the server, nothing is blocked. */
export const BlockContext = createContext<BlockableHistory['block']>(() => () => undefined)

type BlockableRouterProps = {
  /** Loads the page at a location; undefined if nothing is to be loaded. */
  load?: (location: Location) => Promise<unknown> | undefined
  children: ReactNode
}

/**
 * React Router's declarative router for the browser, whose navigations a page can stop (decision 043). The old page stays until the new one
 * is loaded, or has failed to.
 */
export const BlockableRouter = ({ load = nothingToLoad, children }: BlockableRouterProps) => {
  const [history] = useState(openBlockableHistory)
  const [{ location, action }, setState] = useState(history.state)
  useLayoutEffect(() => {
    let latest = history.state()
    return history.listen(async (next) => {
      latest = next
      const loading = load(next.location)
      if (loading) await loading.catch(() => undefined)
      if (next === latest) setState(next)
    })
  }, [history, load])

  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      <BlockContext value={history.block}>{children}</BlockContext>
    </Router>
  )
}

const nothingToLoad = () => undefined
