import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { ProductThumbnail } from '#ui-kit/shop/productAdmin/ProductThumbnail.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { type FoundProduct, ProductFinder } from './ProductFinder.tsx'

export type CrossSellSearch = {
  /** Names and pictures of the selected products. */
  known: readonly FoundProduct[]
  /** The search results for the typed text. */
  found: readonly FoundProduct[]
  /** The typed text. */
  search: string
  /** Called with the text after each key press. */
  onSearch: (search: string) => void
  /** The search is running. */
  searching?: boolean | undefined
  /** The search failed. */
  failed?: boolean | undefined
}

type CrossSellPickerProps = CrossSellSearch & {
  /** Id of the field, for its label and its error. */
  id?: string | undefined
  /** Ids of the products that are chosen. */
  chosenIds: readonly string[]
  /** Called with the ids of all products that are chosen. */
  onChange: (ids: readonly string[]) => void
  /** What is wrong with the value, in one sentence; the field is then marked as invalid. */
  error?: string | undefined
  /** Whether the field can be read but not changed. */
  disabled?: boolean | undefined
}

/** Selects the cross-sell products: type to search, select with the arrow keys and Enter. */
export const CrossSellPicker = (props: CrossSellPickerProps) => {
  const {
    id: groupId,
    known,
    found,
    search,
    onSearch,
    searching = false,
    failed = false,
    chosenIds,
    onChange,
    error,
    disabled = false,
  } = props
  const finder = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<readonly FoundProduct[]>([])
  const selectable = found.filter(({ id }) => !chosenIds.includes(id))

  const pick = (option: FoundProduct) => {
    setPicked([...picked, option])
    onChange([...chosenIds, option.id])
    onSearch('')
  }
  const remove = (removedId: string) => {
    onChange(chosenIds.filter((id) => id !== removedId))
    finder.current?.focus()
  }

  return (
    <FieldGroup id={groupId} legend="Goes well with" error={error} disabled={disabled}>
      {chosenIds.length > 0 && (
        <Chosen aria-label="Chosen products">
          {chosenIds.map((id) => (
            <ChosenProduct
              key={id}
              product={[...picked, ...known].find((each) => each.id === id) ?? { id, name: id }}
              disabled={disabled}
              onRemove={remove}
            />
          ))}
        </Chosen>
      )}
      <ProductFinder
        ref={finder}
        search={search}
        onSearch={onSearch}
        found={selectable}
        searching={searching}
        failed={failed}
        onPick={pick}
        disabled={disabled}
      />
    </FieldGroup>
  )
}

type ChosenProductProps = { product: FoundProduct; disabled: boolean; onRemove: (id: string) => void }

const ChosenProduct = ({ product: { id, name, picture }, disabled, onRemove }: ChosenProductProps) => (
  <Line>
    <ProductThumbnail picture={picture} size={40} />
    <Name>{name}</Name>
    <IconButton
      label={`Remove ${name}`}
      icon={<X size={18} aria-hidden />}
      disabled={disabled}
      onClick={() => onRemove(id)}
    />
  </Line>
)

const Chosen = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding-bottom: var(--space-3);
`

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`

const Name = styled.span`
  min-width: 0;
  flex: 1;
  overflow-wrap: anywhere;
  ${font(14, 600)}
`
