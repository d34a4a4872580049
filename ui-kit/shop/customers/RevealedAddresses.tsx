import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import type { SavedAddress } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'

/** The address book of a customer, read-only. */
export const RevealedAddresses = ({ addresses }: { addresses: readonly SavedAddress[] }) =>
  addresses.length === 0 ? (
    <Text size={14} tone="ink-2">
      There is no address in the address book.
    </Text>
  ) : (
    <Grid as="ul" min={240} gap={3} aria-label="Address book">
      {addresses.map((address) => (
        <Item key={address.id}>
          <AddressLines address={address} />
        </Item>
      ))}
    </Grid>
  )

const Item = styled.li`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-2);
  background: var(--sunk);
`
