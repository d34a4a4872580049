import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { styled } from 'styled-components'

type Sort<Key extends string> = { by: Key; descending: boolean }

type SortHeadProps<Key extends string> = {
  label: string
  by: Key
  sort: Sort<Key>
  onSort: (sort: Sort<Key>) => void
  /** The first press sorts downwards: the newest, the largest. */
  downFirst?: boolean | undefined
}

/** A column's name to press: sorts by it, or the other way round. */
export const SortHead = <Key extends string>({ label, by, sort, onSort, downFirst = false }: SortHeadProps<Key>) => {
  const chosen = sort.by === by
  const Arrow = chosen ? (sort.descending ? ArrowDown : ArrowUp) : ArrowUpDown

  return (
    <Press
      type="button"
      data-chosen={chosen || undefined}
      onClick={() => onSort({ by, descending: chosen ? !sort.descending : downFirst })}
    >
      {label}
      <Arrow size={14} aria-hidden />
    </Press>
  )
}

/** What the head of a column says of its order. */
export const sortedBy = <Key extends string>({ by, descending }: Sort<Key>, key: string) => {
  if (by !== key) return undefined
  return descending ? ('descending' as const) : ('ascending' as const)
}

const Press = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  cursor: pointer;

  &::after {
    position: absolute;
    content: '';
    inset: -12px -8px;
  }
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
