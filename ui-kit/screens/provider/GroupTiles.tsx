import { styled } from 'styled-components'
import { type ProviderGroup, ProviderGroupTile } from '#ui-kit/shop/provider/ProviderGroupTile.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

type GroupTilesProps = { groups: readonly ProviderGroup[] }

/** The top groups of the provider categories in as many columns as fit; two on a phone. */
export const GroupTiles = ({ groups }: GroupTilesProps) => (
  <Tiles>
    {groups.map((group) => (
      <li key={group.value}>
        <ProviderGroupTile group={group} />
      </li>
    ))}
  </Tiles>
)

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);

  ${desktop} {
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
    gap: var(--space-3);
  }
`
