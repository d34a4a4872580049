import { type ComponentType, createContext, type ReactNode } from 'react'
import type { AnchorProps } from './Anchor.tsx'

type LinkProviderProps = {
  /** The router's link; it gets `href` and the rest of an anchor's props. */
  link: ComponentType<AnchorProps>
  children: ReactNode
}

/** Teaches every Anchor below it to navigate without loading the page anew. */
export const LinkProvider = ({ link, children }: LinkProviderProps) => (
  <LinkContext value={link}>{children}</LinkContext>
)

export const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')
