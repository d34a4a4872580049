import { CornerDownLeft } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { styled } from 'styled-components'
import { optionStyles } from '#ui-kit/elements/optionStyles.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import type { PaletteGroup, PaletteOption } from './paletteGroup.ts'

type PaletteOptionsProps = {
  /** The id of the list. */
  id: string
  groups: readonly PaletteGroup[]
  highlighted: PaletteOption | undefined
  onChoose: (option: PaletteOption) => void
}

/** The listbox of the palette, in groups. The focus stays in the search field, which moves the highlight. */
export const PaletteOptions = ({ id, groups, highlighted, onChoose }: PaletteOptionsProps) => {
  useLayoutEffect(() => {
    if (highlighted) document.getElementById(optionId(id, highlighted))?.scrollIntoView({ block: 'nearest' })
  }, [id, highlighted])

  return (
    <div id={id} role="listbox" aria-label="Results">
      {groups.map(({ label, options, isStale }) => (
        <Group key={label} role="group" aria-labelledby={`${id}-${label}`} data-stale={isStale || undefined}>
          <GroupName id={`${id}-${label}`}>{label}</GroupName>
          {options.map((option) => (
            <Option
              key={option.id}
              id={optionId(id, option)}
              role="option"
              aria-selected={option === highlighted}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !isStale && onChoose(option)}
            >
              <Label>{option.label}</Label>
              {option.note && <Note>{option.note}</Note>}
              <CornerDownLeft size={16} aria-hidden />
            </Option>
          ))}
        </Group>
      ))}
    </div>
  )
}

/** The DOM id of an option. */
export const optionId = (listId: string, option: PaletteOption) => `${listId}-${option.id}`

const Group = styled.div`
  padding-top: var(--space-2);

  &[data-stale] [role='option'] {
    color: var(--ink-2);
  }
`

const GroupName = styled.div`
  padding: var(--space-1) var(--space-3);
  color: var(--ink-2);
  ${font(12, 600)}
`

const Option = styled.div`
  ${optionStyles}
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
  padding: var(--space-2) var(--space-3);
  /* The name of the group stays in sight above its first option. */
  scroll-margin-block: 32px 8px;
  ${tabular}

  > svg {
    grid-column: 3;
    grid-row: 1;
    visibility: hidden;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > svg {
      grid-column: 2;
      grid-row: 1 / 3;
    }
  }
  &[aria-selected='true'] > svg {
    visibility: visible;
  }
`

const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${font(16, 600)}
`

const Note = styled.span`
  overflow: hidden;
  color: var(--ink-2);
  text-overflow: ellipsis;
  white-space: nowrap;
  ${font(14)}
`
