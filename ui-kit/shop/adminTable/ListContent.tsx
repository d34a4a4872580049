import type { ReactNode } from 'react'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Paginator } from '#ui-kit/elements/Paginator.tsx'
import { PastLastPage } from '#ui-kit/elements/PastLastPage.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

/** The state of a list that is shown page by page. */
export type ListState = {
  /** How many rows match, on all pages. */
  totalCount: number
  /** Counted from 1. */
  page: number
  /** How many pages the list has, from 1. */
  pages: number
  /** The address of a page of the list, counted from 1. */
  hrefFor: (page: number) => string
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

type ListContentProps = {
  /** How many entries there are, on which page one is, and whether they load. */
  list: ListState
  /** The plural noun of the rows: 'orders'. */
  noun: string
  /** How many rows this page has. */
  rowCount: number
  /** Shown while the rows load; default: a `TableSkeleton`. */
  skeleton?: ReactNode
  /** Shown where no row matches. */
  empty: ReactNode
  /** The table. */
  children: ReactNode
}

/** The content of a list for admins: failed, loading, past its last page, empty, or its table with a paginator. */
export const ListContent = ({ list, noun, rowCount, skeleton, empty, children }: ListContentProps) => {
  const { failure, loading, totalCount, page, pages, hrefFor } = list
  if (failure) return <ErrorPanel message={failure.message ?? `Failed to fetch ${noun}`} onRetry={failure.onRetry} />
  if (loading) return skeleton ?? <TableSkeleton label={`Loading ${noun}`} />
  if (rowCount === 0) return totalCount > 0 ? <PastLastPage lastHref={hrefFor(pages)} /> : empty

  return (
    <>
      {children}
      <Paginator page={page} pages={pages} hrefFor={hrefFor} />
    </>
  )
}
