import { styled } from 'styled-components'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { allTicked } from './rowSelection.ts'
import type { Selecting } from './useRowSelection.ts'

type SelectAllBoxProps = Selecting & {
  /** What the rows are: 'products'. */
  noun: string
  /** The rows in sight. */
  ids: readonly string[]
}

/** Ticks all rows in sight; stands at the head of their boxes. */
export const SelectAllBox = ({ noun, ids, selectedIds, onSelect }: SelectAllBoxProps) => {
  const here = ids.filter((id) => selectedIds.includes(id)).length
  const all = here > 0 && here === ids.length

  return (
    <Place>
      <Checkbox
        labelHidden
        label={`Select all ${noun} on this page`}
        checked={all}
        mixed={here > 0 && !all}
        onChange={(on) => onSelect(allTicked(ids, selectedIds, on))}
      />
    </Place>
  )
}

const Place = styled.span`
  display: block;
  margin-block: -10px;
`
