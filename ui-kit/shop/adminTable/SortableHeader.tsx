import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { styled } from 'styled-components'
import { tapArea } from '#ui-kit/elements/tapArea.ts'

export type Sort<Key extends string> = { by: Key; descending: boolean }

type SortableHeaderProps<Key extends string> = {
  /** What the column holds. */
  label: string
  /** The key of this column. */
  by: Key
  /** The column that orders the list, and the direction. */
  sort: Sort<Key>
  /** Called with the column and the direction that somebody has chosen. */
  onSort: (sort: Sort<Key>) => void
  /** The first click sorts in descending order: newest or largest first. */
  descendingFirst?: boolean | undefined
}

/** A column header that sorts by its column and toggles the direction. */
export const SortableHeader = <Key extends string>({
  label,
  by,
  sort,
  onSort,
  descendingFirst = false,
}: SortableHeaderProps<Key>) => {
  const isSorted = sort.by === by
  const Arrow = isSorted ? (sort.descending ? ArrowDown : ArrowUp) : ArrowUpDown

  return (
    <HeaderButton
      type="button"
      data-chosen={isSorted || undefined}
      onClick={() => onSort({ by, descending: isSorted ? !sort.descending : descendingFirst })}
    >
      {label}
      <Arrow size={14} aria-hidden />
    </HeaderButton>
  )
}

/** The `aria-sort` value of a column. */
export const ariaSortOf = <Key extends string>({ by, descending }: Sort<Key>, key: string) => {
  if (by !== key) return undefined
  return descending ? ('descending' as const) : ('ascending' as const)
}

const HeaderButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  cursor: pointer;
  ${tapArea('-12px -8px')}

  svg {
    flex: none;
    opacity: 0.55;
  }
  &:hover, &[data-chosen] {
    color: var(--brand);
  }
  &[data-chosen] svg {
    opacity: 1;
  }
`
