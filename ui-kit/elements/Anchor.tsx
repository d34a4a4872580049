import { type ComponentProps, use } from 'react'
import { LinkContext } from './LinkProvider.tsx'

export type AnchorProps = ComponentProps<'a'> & { href: string }

/** A link: the router's inside a LinkProvider, a plain one elsewhere. */
export const Anchor = (props: AnchorProps) => {
  const Link = use(LinkContext)

  return <Link {...props} />
}
