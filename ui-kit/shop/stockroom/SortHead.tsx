import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { styled } from 'styled-components'
import type { ProductSort, ProductSortKey } from './productRow.ts'

type SortHeadProps = {
  label: string
  by: ProductSortKey
  sort: ProductSort
  onSort: (sort: ProductSort) => void
}

/** A column's name to press: sorts by it, or the other way round. */
export const SortHead = ({ label, by, sort, onSort }: SortHeadProps) => {
  const chosen = sort.by === by
  const Arrow = chosen ? (sort.descending ? ArrowDown : ArrowUp) : ArrowUpDown

  return (
    <Press
      type="button"
      data-chosen={chosen || undefined}
      onClick={() => onSort({ by, descending: chosen && !sort.descending })}
    >
      {label}
      <Arrow size={14} aria-hidden />
    </Press>
  )
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
