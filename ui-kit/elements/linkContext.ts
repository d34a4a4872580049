import { type ComponentProps, type ComponentType, createContext } from 'react'

export type AnchorProps = ComponentProps<'a'> & {
  /** Where the link leads. */
  href: string
}

/** The component that renders every Anchor: the router's link inside a LinkProvider, a plain `a` elsewhere. */
export const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')
