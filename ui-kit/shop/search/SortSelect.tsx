import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from '#ui-kit/elements/controlStyles.ts'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { phone, smallPhone } from '#ui-kit/theme/media.ts'

export type SortSelectProps = {
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A compact select for the sort order of a list. */
export const SortSelect = ({ value, options, onChange }: SortSelectProps) => {
  const id = useId()

  return (
    <Line>
      <VisuallyHidden as="label" htmlFor={id}>
        Sort by
      </VisuallyHidden>
      <List id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </List>
      <ChevronDown size={20} aria-hidden />
    </Line>
  )
}

const Line = styled.div`
  position: relative;
  width: 220px;
  min-width: 0;

  > svg {
    position: absolute;
    top: 12px;
    right: var(--space-3);
    color: var(--ink-2);
    pointer-events: none;
  }
  ${phone} {
    flex: 1 0 auto;
    width: auto;
    max-width: 100%;
  }
`

const List = styled.select`
  ${controlStyles}
  padding-right: 40px;
  border-radius: var(--radius-full);
  appearance: none;
  text-overflow: ellipsis;

  /* As wide as the chosen order needs: where that does not fit beside the filters, it stands below. */
  ${phone} {
    width: auto;
    min-width: 100%;
    max-width: 100%;
    field-sizing: content;
  }
  ${smallPhone} {
    padding-inline: 10px 34px;
  }
`
