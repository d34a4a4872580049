import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { desktop, smallPhone } from '#ui-kit/theme/media.ts'
import { providerGroupIcon } from './providerGroupIcon.ts'

export type ProviderGroup = {
  /** The value of the provider category: 'home-services'; it chooses the icon. */
  value: string
  label: string
  href: string
  /** The number of providers in the group. */
  count?: number | undefined
}

type ProviderGroupTileProps = {
  /** The group of services, with its picture and address. */
  group: ProviderGroup
}

/** A top group of the provider categories as a tile with an icon. */
export const ProviderGroupTile = ({ group: { value, label, href, count } }: ProviderGroupTileProps) => {
  const Icon = providerGroupIcon(value)

  return (
    <Tile href={href}>
      <IconCircle>
        <Icon size={22} aria-hidden />
      </IconCircle>
      <Words>
        <Label>{label}</Label>
        {count !== undefined && <Count>{count === 1 ? '1 provider' : `${count} providers`}</Count>}
      </Words>
    </Tile>
  )
}

const Tile = styled(Anchor)`
  display: flex;
  height: 100%;
  min-height: 64px;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
  color: var(--ink);

  &:hover {
    border-color: var(--brand);
    text-decoration: none;
  }
  ${desktop} {
    gap: var(--space-3);
    padding: var(--space-3);
  }
  ${smallPhone} {
    padding-inline: 6px;
  }
`

const IconCircle = styled.span`
  display: grid;
  flex: none;
  width: 36px;
  height: 36px;
  place-items: center;
  border-radius: var(--radius-full);
  background: var(--brand-tint);
  color: var(--brand);

  ${desktop} {
    width: 44px;
    height: 44px;
  }
  /* The longest word of a label needs the room. */
  ${smallPhone} {
    width: 22px;
    height: 22px;
    background: none;
  }
`

const Words = styled.span`
  display: grid;
  min-width: 0;
`

const Label = styled.span`
  overflow-wrap: anywhere;
  text-wrap: balance;
  ${font(14, 600)}

  ${desktop} {
    ${font(16, 600)}
  }
`

const Count = styled.span`
  color: var(--ink-3);
  ${font(12)}
`
