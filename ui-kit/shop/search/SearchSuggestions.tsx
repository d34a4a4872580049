import { styled } from 'styled-components'

type SearchSuggestionsProps = {
  /** The list's id; its entries' ids come from `suggestionId`. */
  id: string
  /** What was typed: the letters that are already there are lighter than those that come. */
  typed: string
  suggestions: readonly string[]
  /** The highlighted one, from 0; -1 for none. */
  index: number
  onTake: (suggestion: string) => void
}

/** Tags that begin like what was typed. Focus stays in the box; the box moves the highlight. */
export const SearchSuggestions = ({ id, typed, suggestions, index, onTake }: SearchSuggestionsProps) => (
  <List id={id} role="listbox" aria-label="Suggestions">
    {suggestions.map((suggestion, place) => (
      <Entry
        key={suggestion}
        id={suggestionId(id, place)}
        role="option"
        aria-selected={place === index}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onTake(suggestion)}
      >
        {begins(suggestion, typed) ? (
          <>
            {suggestion.slice(0, typed.length)}
            <strong>{suggestion.slice(typed.length)}</strong>
          </>
        ) : (
          suggestion
        )}
      </Entry>
    ))}
  </List>
)

export const suggestionId = (listId: string, place: number) => `${listId}-${place}`

const begins = (suggestion: string, typed: string) =>
  typed !== '' && suggestion.toLowerCase().startsWith(typed.toLowerCase())

const List = styled.ul`
  position: absolute;
  z-index: 30;
  top: 100%;
  right: 0;
  left: 0;
  padding: var(--space-2);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
  box-shadow: var(--lift-2);
`

const Entry = styled.li`
  min-height: 44px;
  padding: 10px var(--space-3);
  border-radius: var(--radius-2);
  cursor: pointer;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &:hover {
    background: var(--sunk);
  }
  &[aria-selected='true'] {
    background: var(--brand-tint);
    color: var(--brand);
    outline: 2px solid var(--brand);
    outline-offset: -2px;
  }
  strong {
    font-weight: 600;
  }
`
