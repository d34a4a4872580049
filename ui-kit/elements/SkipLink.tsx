import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

type SkipLinkProps = {
  /** Where the page's own content begins: `#main`. */
  href: string
  /** Where it leads, such as "Skip to the content". */
  children?: ReactNode
}

/** First stop of the Tab key: past the header, straight to the content. */
export const SkipLink = ({ href, children = 'Skip to content' }: SkipLinkProps) => <Jump href={href}>{children}</Jump>

const Jump = styled.a`
  position: fixed;
  z-index: 100;
  top: var(--space-2);
  left: var(--space-2);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-2);
  background: var(--brand);
  color: var(--on-brand);
  ${font(16, 600)}

  &:not(:focus) {
    transform: translateY(-200%);
  }
`
