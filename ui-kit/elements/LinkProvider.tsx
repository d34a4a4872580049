import type { ComponentType, ReactNode } from 'react'
import { type AnchorProps, LinkContext } from './linkContext.ts'

type LinkProviderProps = {
  /** The router's link; it gets `href` and the rest of an anchor's props. */
  link: ComponentType<AnchorProps>
  /** The part of the page whose links follow the router. */
  children: ReactNode
}

/** Makes every Anchor below it use the router's link, which navigates without reloading the page. */
export const LinkProvider = ({ link, children }: LinkProviderProps) => (
  <LinkContext value={link}>{children}</LinkContext>
)
