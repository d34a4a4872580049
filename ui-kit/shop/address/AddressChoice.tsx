import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Row } from '#ui-kit/space/Row.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { forcedColors, largeText } from '#ui-kit/theme/media.ts'
import { AddressLines } from './AddressLines.tsx'
import type { AddressDraft } from './addressDraft.ts'

type AddressChoiceProps = {
  /** The address of this option. */
  address: AddressDraft
  /** The name of the radio group. */
  name: string
  /** Whether the order goes to this address. */
  chosen: boolean
  /** Called when somebody chooses it. */
  onChoose: () => void
  /** The actions on the address, shown while it is selected. */
  children: ReactNode
}

/** One selectable address of several. */
export const AddressChoice = ({ address, name, chosen, onChoose, children }: AddressChoiceProps) => {
  const id = useId()

  return (
    <Option data-chosen={chosen || undefined}>
      <OptionLabel htmlFor={id}>
        <Dot
          id={id}
          type="radio"
          name={name}
          checked={chosen}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-place`}
          onChange={onChoose}
        />
        <Texts>
          <Name id={`${id}-name`}>{address.recipientName}</Name>
          <span id={`${id}-place`}>
            <AddressLines address={address} placeOnly />
          </span>
        </Texts>
      </OptionLabel>
      {chosen && <Actions gap={1}>{children}</Actions>}
    </Option>
  )
}

const Option = styled.div`
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);

  &:hover {
    border-color: var(--line-strong);
  }
  &[data-chosen] {
    border-color: var(--brand);
    background: var(--brand-tint);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
`

const OptionLabel = styled.label`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-4);
  cursor: pointer;

  ${largeText} {
    gap: var(--space-2);
    padding-inline: var(--space-2);
  }
`

const Dot = styled.input`
  flex: none;
  width: 22px;
  height: 22px;
  margin-top: 1px;
  border: max(var(--border), 1.5px) solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  appearance: none;
  cursor: inherit;

  &:checked {
    border: 7px solid var(--brand);
  }
  ${forcedColors} {
    appearance: auto;
  }
`

const Texts = styled.span`
  display: flex;
  min-width: 0;
  flex: 1;
  flex-direction: column;
  gap: 2px;
`

const Name = styled.span`
  overflow-wrap: anywhere;
  ${font(16, 600)}

  ${largeText} {
    ${font(14, 600)}
  }
`

const Actions = styled(Row)`
  padding: 0 var(--space-3) var(--space-3) calc(var(--space-4) + 22px);
`
