import { MessageCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

type ShareLinkProps = {
  /** `https://wa.me/?text=` with the name and the URL of what is shared. */
  href: string
}

/** A link that shares a page on WhatsApp. */
export const ShareLink = ({ href }: ShareLinkProps) => (
  <Link href={href} target="_blank" rel="noopener">
    <MessageCircle size={20} aria-hidden />
    Share on WhatsApp
  </Link>
)

const Link = styled.a`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  gap: var(--space-2);
  ${font(14, 600)}
`
