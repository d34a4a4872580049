import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { Search } from '#domain/catalogue/searchBoxMachine.ts'
import { sanitizeSearchText } from '#domain/catalogue/searchText.ts'
import { SearchBox } from '#ui-kit/shop/search/SearchBox.tsx'
import { highlightAfterKey, noneHighlighted, suggestionForEnter } from '#ui-kit/shop/search/searchKeys.ts'
import { sitePaths } from '#web/sitePaths.ts'
import { isSearchUrl, searchHref } from '#web/state/catalogue/searchUrl.ts'
import { useClient } from '#web/state/client.ts'
import type { LiveSearch } from './liveSearch.ts'

/** The search box of the header. Its state machine is a chunk of its own, loaded when somebody starts to type. */
export const HeaderSearch = () => {
  const { text, setText, suggestions, send } = useSearchBox()
  const [index, setIndex] = useState(noneHighlighted)
  const close = () => {
    setIndex(noneHighlighted)
    send({ type: 'suggestionsClosed' })
  }
  const changeText = (typed: string) => {
    setText(typed)
    setIndex(noneHighlighted)
    send({ type: 'typed', text: typed })
  }
  const chooseSuggestion = (tag: string) => {
    setText(tag)
    setIndex(noneHighlighted)
    send({ type: 'suggestionChosen', tag })
  }
  const pressKey = (key: string) => {
    if (key !== 'Enter') return setIndex(highlightAfterKey(key, index, suggestions.length))
    const suggestion = suggestionForEnter(suggestions, index)
    return suggestion === undefined ? send({ type: 'searchedNow' }) : chooseSuggestion(suggestion)
  }

  return (
    <SearchBox
      action={sitePaths.home}
      value={text}
      suggestions={suggestions}
      index={index}
      onChange={changeText}
      onClear={() => changeText('')}
      onKey={pressKey}
      onSearch={() => send({ type: 'searchedNow' })}
      onSuggestion={chooseSuggestion}
      onLeave={close}
    />
  )
}

type SearchBoxEvent = Parameters<LiveSearch['send']>[0]

// The visitor owns the text in the box. The URL follows half a second later, and sets the text only after another navigation.
const useSearchBox = () => {
  const { queryCache } = useClient()
  const urlText = useUrlSearchText()
  const [text, setText] = useState(urlText)
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  const liveSearch = useRef<Promise<LiveSearch>>(undefined)
  // The text in the URL, and after it the searches of this box that the router has not rendered yet.
  const searches = useRef([urlText])
  const wentBack = useNavigationType() === 'POP'
  const goToResults = useGoToResults(searches)
  const search = useEffectEvent(goToResults)

  const openSearch = async () => {
    const { openLiveSearch } = await import('./liveSearch.ts')
    return openLiveSearch(urlText, { queryCache, onSearch: search, onSuggestions: setSuggestions })
  }
  const send = (event: SearchBoxEvent) => {
    liveSearch.current ??= openSearch()
    liveSearch.current.then(
      (actor) => actor.send(event),
      // When the chunk fails to load there are no suggestions, but a search still opens its results.
      () => event.type === 'searchedNow' && goToResults({ text: sanitizeSearchText(text).trim(), isTag: false }),
    )
  }

  const syncFromUrl = useEffectEvent(() => {
    if (urlText === searches.current[0]) return
    const ownIndex = wentBack ? -1 : searches.current.indexOf(urlText)
    searches.current = ownIndex < 0 ? [urlText] : searches.current.slice(ownIndex)
    // A search of this box may be rendered late, when more text has been typed.
    if (ownIndex >= 0) return
    setText(urlText)
    if (liveSearch.current) send({ type: 'pageChanged', text: urlText })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL has another search
  useEffect(() => syncFromUrl(), [urlText])

  return { text, setText, suggestions, send }
}

const useUrlSearchText = () => {
  const { pathname, search } = useLocation()
  return pathname === '/' ? (new URLSearchParams(search).get('search') ?? '') : ''
}

// Back from a search leads to the page where it started, not through every prefix of the text.
const useGoToResults = (searches: { current: string[] }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const origin = useRef('/')

  return (requested: Search) => {
    const lastText = searches.current.at(-1)
    const isNavigating = searches.current.length > 1
    const isOnResults = isNavigating ? lastText !== '' : isSearchUrl(pathname, new URLSearchParams(search))
    if (requested.text !== lastText) searches.current.push(requested.text)
    if (!isOnResults && !isNavigating) origin.current = `${pathname}${search}`
    if (requested.text) navigate(searchHref(requested), { replace: isOnResults })
    else if (isOnResults) navigate(origin.current, { replace: true })
  }
}
