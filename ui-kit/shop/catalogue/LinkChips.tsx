import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { chipStyles } from './chipStyles.ts'

type LinkChipsProps = {
  /** The accessible name of the list: 'Parts of Appliances'. */
  label: string
  /** Where each chip leads. */
  links: readonly { label: string; href: string }[]
  /** On phones, one horizontally scrolling line instead of a block of chips. */
  inOneLine?: boolean | undefined
  /** Whether the chips stand in the middle. */
  centered?: boolean | undefined
}

/** A list of links as chips. */
export const LinkChips = ({ label, links, inOneLine = false, centered = false }: LinkChipsProps) => (
  <Chips aria-label={label} $inOneLine={inOneLine} $centered={centered}>
    {links.map((link) => (
      <li key={link.href}>
        <Chip href={link.href}>{link.label}</Chip>
      </li>
    ))}
  </Chips>
)

const Chips = styled.ul<{ $inOneLine: boolean; $centered: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $centered }) => ($centered ? 'center' : 'start')};
  gap: var(--space-2);
  min-width: 0;

  ${phone} {
    ${({ $inOneLine }) =>
      $inOneLine &&
      `flex-wrap: nowrap;
      margin: -4px;
      padding: 4px;
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;`}
  }
`

const Chip = styled(Anchor)`
  ${chipStyles}
`
