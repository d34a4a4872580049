import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ListingColumns } from '#ui-kit/shop/search/ListingColumns.tsx'
import { SearchSummary } from '#ui-kit/shop/search/SearchSummary.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { SearchResults, type SearchResultsProps } from './SearchResults.tsx'
import { SearchTags } from './SearchTags.tsx'

export type SearchScreenProps = SearchResultsProps & {
  /** What was searched for, as the first heading. */
  title?: string
  /** What was typed, or the tag. */
  text?: string | undefined
  /** Set where too little was typed to search for: what to say in place of results. */
  tooShort?: string | undefined
  /** Tags that begin like what was typed. */
  tags?: readonly { label: string; href: string }[] | undefined
  /** A `ListingBar`. */
  bar?: ReactNode
  /** A `FilterPanel`, beside the list on wide screens. */
  panel?: ReactNode
  /** The open `FilterSheet`. */
  dialog?: ReactNode
}

/** The results of a search, with sorting and filters. */
export const SearchScreen = (props: SearchScreenProps) => {
  const { title = 'Search results', text, tooShort, tags = [], panel, loading, failure } = props
  const total = tooShort || loading || failure ? undefined : props.total

  return (
    <Page>
      <Top>
        <SearchSummary title={title} text={text} total={total} />
        <SearchTags tooShort={tooShort} tags={tags} />
      </Top>
      {!tooShort && (
        <ListingColumns panel={panel}>
          <Stack gap={4}>
            {!failure && props.bar}
            <SearchResults {...props} total={total} />
          </Stack>
        </ListingColumns>
      )}
      {props.dialog}
    </Page>
  )
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-5) var(--space-4);
`
