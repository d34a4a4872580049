import { ArrowRight, Wrench } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { font } from '#ui-kit/theme/font.ts'

export type Installer = {
  /** 'Book a plumber'. */
  label: string
  href: string
}

/** A link to book an installer, for products that need one. */
export const InstallerLink = ({ label, href }: Installer) => (
  <Panel>
    <IconCircle>
      <Wrench size={20} aria-hidden />
    </IconCircle>
    <div>
      <Link href={href}>{label}</Link>
      <Text size={14} tone="ink-2">
        A verified person near you fits it, at a time you choose.
      </Text>
    </div>
    <ArrowRight size={20} aria-hidden />
  </Panel>
)

const Panel = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);

  &:hover {
    border-color: var(--brand);
  }
  > svg {
    flex: none;
    margin-inline-start: auto;
    color: var(--brand);
  }
`

const IconCircle = styled.span`
  display: grid;
  flex: none;
  width: 44px;
  height: 44px;
  place-items: center;
  border-radius: var(--radius-full);
  background: color-mix(in oklab, var(--sun) 30%, var(--surface));
  color: var(--ink);
`

const Link = styled(Anchor)`
  ${font(16, 600)}

  &::after {
    position: absolute;
    border-radius: var(--radius-3);
    content: '';
    inset: 0;
  }
`
