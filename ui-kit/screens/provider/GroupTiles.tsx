import { styled } from 'styled-components'
import { type ProviderGroup, ProviderGroupTile } from '#ui-kit/shop/provider/ProviderGroupTile.tsx'
import { desktop, laptop, largeText, wideDesktop } from '#ui-kit/theme/media.ts'

type GroupTilesProps = {
  groups: readonly ProviderGroup[]
  /** The list of all providers. */
  allHref: string
}

/** The top groups of the provider categories, and last a link to all providers, which fills the row. */
export const GroupTiles = ({ groups, allHref }: GroupTilesProps) => (
  <Tiles>
    {[...groups, { value: 'all', label: 'All service providers', href: allHref, count: totalOf(groups) }].map(
      (group) => (
        <li key={group.value}>
          <ProviderGroupTile group={group} />
        </li>
      ),
    )}
  </Tiles>
)

const totalOf = (groups: readonly ProviderGroup[]) => groups.reduce((total, { count = 0 }) => total + count, 0)

/** So many columns; the last tile also takes those that would stay empty beside it. */
const columns = (count: number) => `
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
  ${Array.from(
    { length: count },
    (_, index) => `& > :last-child:nth-child(${count}n + ${index + 1}) { grid-column: span ${count - index}; }`,
  ).join(' ')}
`

const Tiles = styled.ul`
  display: grid;
  gap: var(--space-2);
  ${columns(2)}

  ${desktop} {
    gap: var(--space-3);
    ${columns(3)}
  }
  ${laptop} {
    ${columns(4)}
  }
  ${wideDesktop} {
    ${columns(5)}
  }
  ${largeText} {
    ${columns(1)}
  }
`
