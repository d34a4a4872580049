import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { AddressChoice } from './AddressChoice.tsx'
import { AddressesSkeleton } from './AddressesSkeleton.tsx'
import type { AddressDraft } from './addressDraft.ts'

export type SavedAddress = AddressDraft & { id: string }

export type DeliveryAddressesProps = {
  /** Instead of 'Delivery Addresses'. */
  title?: string | undefined
  /** Instead of 'Add an address so that we know where to deliver.' */
  emptyHint?: string | undefined
  /** The saved addresses, in the order in which they were added. */
  addresses: readonly SavedAddress[]
  /** Id of the address that is chosen. */
  selectedId?: string | undefined
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean | undefined
  /** Called with the address that was chosen. */
  onSelect: (id: string) => void
  /** Called when somebody wants to add an address. */
  onAdd: () => void
  /** Called with the address that somebody wants to change. */
  onEdit: (id: string) => void
  /** Called with the address that somebody wants to delete. */
  onDelete: (id: string) => void
}

/** The customer's addresses, one of them selected; the selected one can be edited or deleted. */
export const DeliveryAddresses = (props: DeliveryAddressesProps) => {
  const headingId = useId()
  const { title = 'Delivery Addresses', addresses, loading = false, onAdd } = props

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId} aria-busy={loading} {...useFocusFallback()}>
      <Row justify="space-between" wrap>
        <Heading level={2} size={20} id={headingId}>
          {title}
        </Heading>
        {(loading || addresses.length > 0) && (
          <Button
            kind="secondary"
            size="small"
            icon={<Plus size={18} aria-hidden />}
            disabled={loading}
            onClick={onAdd}
          >
            Add Address
          </Button>
        )}
      </Row>
      {loading ? <AddressesSkeleton /> : addresses.length === 0 ? <NoAddress {...props} /> : <Choices {...props} />}
    </Stack>
  )
}

const NoAddress = ({
  onAdd,
  emptyHint = 'Add an address so that we know where to deliver.',
}: DeliveryAddressesProps) => (
  <EmptyState
    level={3}
    icon={<MapPin size={28} aria-hidden />}
    title="No address yet"
    action={
      <Button icon={<Plus size={18} aria-hidden />} onClick={onAdd}>
        Add Address
      </Button>
    }
  >
    {emptyHint} You can save several: home, work or gogo’s house.
  </EmptyState>
)

const Choices = ({ title, addresses, selectedId, onSelect, onEdit, onDelete }: DeliveryAddressesProps) => {
  const name = useId()

  return (
    <List aria-label={title ?? 'Choose a delivery address'}>
      {addresses.map((address) => (
        <AddressChoice
          key={address.id}
          name={name}
          address={address}
          chosen={address.id === selectedId}
          onChoose={() => onSelect(address.id)}
        >
          <Button kind="quiet" size="small" icon={<Pencil size={16} aria-hidden />} onClick={() => onEdit(address.id)}>
            Edit
          </Button>
          <Button
            kind="quiet"
            size="small"
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => onDelete(address.id)}
          >
            Delete
          </Button>
        </AddressChoice>
      ))}
    </List>
  )
}

const List = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`
