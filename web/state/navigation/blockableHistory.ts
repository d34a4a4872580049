import { UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator, type To } from 'react-router-dom'

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/** Where the browser is, and how it came there. */
type HistoryState = Pick<BrowserHistory, 'action' | 'location'>

/** Stops the navigations that are not allowed. */
interface Block {
  isAllowed(path: string): boolean
  /** Receives a function that runs the stopped navigation later. */
  onBlocked(proceed: () => void): void
}

/** The browser's history, as React Router needs it, with navigations that a page can stop. */
export interface BlockableHistory {
  navigator: Navigator
  state(): HistoryState
  /** Calls `follow` after every navigation that is not stopped. Returns a function that stops listening. */
  listen(follow: (state: HistoryState) => void): () => void
  /** Stops links, `navigate`, Back and Forward. Returns a function that lifts the block. */
  block(block: Block): () => void
}

export const openBlockableHistory = (): BlockableHistory => {
  const history = createBrowserHistory({ v5Compat: true })
  const blocks = new Set<Block>()
  let currentIndex = historyIndex()

  const blockOf = (path: string) => [...blocks].find(({ isAllowed }) => !isAllowed(path))
  const guarded =
    (go: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const block = blockOf(pathOf(to))
      if (block) block.onBlocked(() => go(to, ...rest))
      else go(to, ...rest)
    }
  /** Asks about a stopped Back or Forward. */
  let ask: (() => void) | undefined
  /**
   * When Back or Forward is reported, the browser has gone already: it is sent back to where it was, and the block hears of it once the browser is
   * there, so that what the visitor then does starts from the right place. Returns whether the browser was sent back.
   */
  const stopIfBlocked = ({ action, location }: HistoryState) => {
    const index = historyIndex()
    const block = action === 'POP' && index !== currentIndex ? blockOf(location.pathname) : undefined
    if (!block) {
      currentIndex = index
      ask?.()
      ask = undefined
      return false
    }
    const steps = (index ?? 0) - (currentIndex ?? 0) || -1
    ask = () => block.onBlocked(() => history.go(steps))
    history.go(-steps)
    return true
  }

  return {
    navigator: { ...history, push: guarded(history.push), replace: guarded(history.replace) },
    state: () => ({ action: history.action, location: history.location }),
    listen: (follow) =>
      history.listen((update) => {
        if (!stopIfBlocked(update)) follow({ action: update.action, location: update.location })
      }),
    block: (block) => {
      blocks.add(block)
      return () => blocks.delete(block)
    },
  }
}

const pathOf = (to: To) => new URL(typeof to === 'string' ? to : (to.pathname ?? ''), location.href).pathname

// React Router stores the index of each history entry; an entry of a native link, such as `#main`, has none.
const historyIndex = (): number | undefined => window.history.state?.idx
