import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText } from '#ui-kit/theme/media.ts'

type CountedLinkProps = {
  /** Where the link leads. */
  href: string
  /** 24 px. */
  icon: ReactNode
  /** Read before the count. */
  name: string
  /** Not shown at 0. */
  count: number
  /** Read after the count: `items`; in place of it at 0. */
  unit: string
}

/** A link with an icon and a number beside it, 44 px square, in the header. */
export const CountedLink = ({ href, icon, name, count, unit }: CountedLinkProps) => (
  <Link href={href}>
    {icon}
    <VisuallyHidden>{name}, </VisuallyHidden>
    {count > 0 && <Count>{count > 99 ? '99+' : count}</Count>}
    <VisuallyHidden>
      {count > 0 && ' '}
      {unit}
    </VisuallyHidden>
  </Link>
)

const Link = styled(Anchor)`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius-full);
  color: var(--ink);

  &:hover {
    background: var(--brand-tint);
    color: var(--brand);
  }
  ${largeText} {
    width: 44px;
    height: 48px;
  }
`

const Count = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  min-width: 20px;
  padding: 0 5px;
  border: 2px solid var(--surface);
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--surface);
  ${font(12, 800)}
  ${tabular}
  text-align: center;

  ${largeText} {
    padding: 0 2px;
    font-size: 0.5625rem;
  }
`
