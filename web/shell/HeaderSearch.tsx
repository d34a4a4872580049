import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Search } from '#domain/catalogue/searchBoxMachine.ts'
import { plainText } from '#domain/catalogue/searchText.ts'
import { SearchBox } from '#ui-kit/shop/search/SearchBox.tsx'
import { nextIndex, noneHighlighted, takenByEnter } from '#ui-kit/shop/search/searchKeys.ts'
import { useClient } from '#web/client/client.ts'
import type { LiveSearch } from './liveSearch.ts'
import { isSearch, searchHref } from './searchAddress.ts'

/** The search box of the header. What it needs to suggest and to wait comes once somebody begins to type. */
export const HeaderSearch = () => {
  const { text, setText, suggestions, send } = useSearchBox()
  const [index, setIndex] = useState(noneHighlighted)
  const close = () => {
    setIndex(noneHighlighted)
    send({ type: 'suggestionsClosed' })
  }
  const type = (typed: string) => {
    setText(typed)
    setIndex(noneHighlighted)
    send({ type: 'typed', text: typed })
  }
  const take = (tag: string) => {
    setText(tag)
    setIndex(noneHighlighted)
    send({ type: 'suggestionChosen', tag })
  }
  const press = (key: string) => {
    if (key !== 'Enter') return setIndex(nextIndex(key, index, suggestions.length))
    const taken = takenByEnter(suggestions, index)
    return taken === undefined ? send({ type: 'searchedNow' }) : take(taken)
  }

  return (
    <SearchBox
      value={text}
      suggestions={suggestions}
      index={index}
      onChange={type}
      onClear={() => type('')}
      onKey={press}
      onSearch={() => send({ type: 'searchedNow' })}
      onSuggestion={take}
      onLeave={close}
    />
  )
}

type SearchBoxEvent = Parameters<LiveSearch['send']>[0]

// The text in the box is the visitor's; the address follows half a second later, and moves the text only when somebody goes elsewhere.
const useSearchBox = () => {
  const { answers } = useClient()
  const shown = useShownSearch()
  const [text, setText] = useState(shown)
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  const live = useRef<Promise<LiveSearch>>(undefined)
  const searched = useRef(shown)
  const go = useGoTo(searched)
  const search = useEffectEvent(go)

  const open = async () => {
    const { openLiveSearch } = await import('./liveSearch.ts')
    return openLiveSearch(shown, { answers, onSearch: search, onSuggestions: setSuggestions })
  }
  const send = (event: SearchBoxEvent) => {
    live.current ??= open()
    live.current.then(
      (actor) => actor.send(event),
      // Without a line nothing can be suggested, but whoever wants to search gets to the results.
      () => event.type === 'searchedNow' && go({ text: plainText(text).trim(), isTag: false }),
    )
  }

  const follow = useEffectEvent(() => {
    if (shown === searched.current) return
    searched.current = shown
    setText(shown)
    if (live.current) send({ type: 'pageChanged', text: shown })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search in the address is followed
  useEffect(() => follow(), [shown])

  return { text, setText, suggestions, send }
}

const useShownSearch = () => {
  const { pathname, search } = useLocation()
  return pathname === '/' ? (new URLSearchParams(search).get('search') ?? '') : ''
}

// Going back from a search leads to the page where it began, not through every half word.
const useGoTo = (searched: { current: string }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const began = useRef('/')
  const here = isSearch(pathname, new URLSearchParams(search))

  return (wanted: Search) => {
    searched.current = wanted.text
    if (!here) began.current = `${pathname}${search}`
    if (wanted.text) navigate(searchHref(wanted), { replace: here })
    else if (here) navigate(began.current, { replace: true })
  }
}
