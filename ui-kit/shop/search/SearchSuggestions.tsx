import { styled } from 'styled-components'
import { optionStyles } from '#ui-kit/elements/optionStyles.ts'

type SearchSuggestionsProps = {
  /** The id of the list; `suggestionId` derives the ids of its options. */
  id: string
  /** The typed text; the rest of each suggestion is shown in bold. */
  typed: string
  suggestions: readonly string[]
  /** The index of the highlighted suggestion; -1 for none. */
  index: number
  onTake: (suggestion: string) => void
}

/** The listbox of suggested tags. The focus stays in the search box, which moves the highlight. */
export const SearchSuggestions = ({ id, typed, suggestions, index, onTake }: SearchSuggestionsProps) => (
  <List id={id} role="listbox" aria-label="Suggestions">
    {suggestions.map((suggestion, optionIndex) => (
      <Option
        key={suggestion}
        id={suggestionId(id, optionIndex)}
        role="option"
        aria-selected={optionIndex === index}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onTake(suggestion)}
      >
        {startsWithIgnoringCase(suggestion, typed) ? (
          <>
            {suggestion.slice(0, typed.length)}
            <strong>{suggestion.slice(typed.length)}</strong>
          </>
        ) : (
          suggestion
        )}
      </Option>
    ))}
  </List>
)

export const suggestionId = (listId: string, optionIndex: number) => `${listId}-${optionIndex}`

const startsWithIgnoringCase = (suggestion: string, typed: string) =>
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

const Option = styled.li`
  ${optionStyles}
  padding: 10px var(--space-3);
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  strong {
    font-weight: 600;
  }
`
