import { assign, fromPromise, setup } from 'xstate'
import { searchDebounce } from '#domain/businessConstants.ts'
import { isSearchable, sanitizeSearchText } from './searchText.ts'

/** A search for the typed text, or for a tag that was chosen from the suggestions. */
export interface Search {
  text: string
  isTag: boolean
}

interface SearchBoxContext {
  text: string
  /** Tags, at most `maxTagSuggestions`. */
  suggestions: readonly string[]
}

type SearchBoxEvent =
  | { type: 'typed'; text: string }
  | { type: 'suggestionChosen'; tag: string }
  | { type: 'suggestionsClosed' }
  /** Enter was pressed: closes the suggestions and searches at once. */
  | { type: 'searchedNow' }
  /** The page shows another search, or none, after a navigation. */
  | { type: 'pageChanged'; text: string }

/** A port: loads the tags that start with the text. */
const suggest = fromPromise<readonly string[], { text: string }>(() =>
  Promise.reject(new Error('suggest is not provided')),
)

const searchBoxSetup = setup({
  types: { context: {} as SearchBoxContext, events: {} as SearchBoxEvent, input: {} as { text: string } },
  actors: { suggest },
  // A port: shows the results of a search.
  actions: { search: (_, _search: Search) => undefined },
  delays: { debounce: searchDebounce },
})

// Removes the suggestions that do not start with the new text.
const write = searchBoxSetup.assign(({ context, event }) => {
  if (event.type !== 'typed') return {}
  const text = sanitizeSearchText(event.text)
  return { text, suggestions: context.suggestions.filter((tag) => text && tag.startsWith(text.toLowerCase())) }
})

const choose = searchBoxSetup.assign(({ event }) =>
  event.type === 'suggestionChosen' ? { text: event.tag, suggestions: [] } : {},
)

const follow = searchBoxSetup.assign(({ event }) =>
  event.type === 'pageChanged' ? { text: event.text, suggestions: [] } : {},
)

const forget = searchBoxSetup.assign({ suggestions: [] })

const searchWords = {
  type: 'search',
  params: ({ context }: { context: SearchBoxContext }) => wordsOf(context),
} as const
const searchTag = { type: 'search', params: ({ context }: { context: SearchBoxContext }) => tagOf(context) } as const

// Every state handles these events.
const anywhere = {
  typed: { target: 'typing', actions: write, reenter: true },
  suggestionChosen: { target: 'resting', actions: [choose, searchTag] },
  searchedNow: { target: 'resting', actions: [forget, searchWords] },
  pageChanged: { target: 'resting', actions: follow },
} as const

/** The search box (section 2 of the specification): it searches half a second after the last key. */
export const searchBoxMachine = searchBoxSetup.createMachine({
  id: 'searchBox',
  context: ({ input }) => ({ text: input.text, suggestions: [] }),
  initial: 'resting',
  states: {
    resting: { on: anywhere },
    typing: { on: anywhere, after: { debounce: { target: 'searching', actions: searchWords } } },
    searching: {
      on: anywhere,
      always: { guard: ({ context }) => !isSearchable(context.text), target: 'resting', actions: forget },
      invoke: {
        src: 'suggest',
        input: ({ context: { text } }) => ({ text }),
        onDone: { target: 'suggesting', actions: assign({ suggestions: ({ event }) => event.output }) },
        onError: { target: 'resting', actions: assign({ suggestions: [] }) },
      },
    },
    suggesting: { on: { ...anywhere, suggestionsClosed: { target: 'resting', actions: forget } } },
  },
})

const wordsOf = ({ text }: SearchBoxContext): Search => ({ text: text.trim(), isTag: false })
const tagOf = ({ text }: SearchBoxContext): Search => ({ text, isTag: true })
