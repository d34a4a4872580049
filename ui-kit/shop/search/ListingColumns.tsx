import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { desktop } from '#ui-kit/theme/media.ts'

type ListingColumnsProps = {
  /** The filters, for wide screens only; without them the list has the whole width. */
  panel?: ReactNode
  /** The list. */
  children: ReactNode
}

/** A list with its filters on the left. On phones the filters are hidden: a `ListingBar` opens them in a sheet. */
export const ListingColumns = ({ panel, children }: ListingColumnsProps) => (
  <Columns $panel={Boolean(panel)}>
    {panel && (
      <Aside aria-label="Filters" data-needs-script>
        {panel}
      </Aside>
    )}
    {children}
  </Columns>
)

const Columns = styled.div<{ $panel: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${desktop} {
    grid-template-columns: ${({ $panel }) => ($panel ? '248px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
    gap: var(--space-6);
    align-items: start;
  }
`

const Aside = styled.aside`
  display: none;
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);

  ${desktop} {
    display: block;
  }
`
