import { MessageCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

type ShareLinkProps = {
  /** `https://wa.me/?text=` with the product's name and address. */
  href: string
}

/** Sends a product to somebody on WhatsApp. */
export const ShareLink = ({ href }: ShareLinkProps) => (
  <Way href={href} target="_blank" rel="noopener">
    <MessageCircle size={20} aria-hidden />
    Share on WhatsApp
  </Way>
)

const Way = styled.a`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  gap: var(--space-2);
  ${font(14, 600)}
`
