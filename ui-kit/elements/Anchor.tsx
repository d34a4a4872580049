import { use } from 'react'
import { type AnchorProps, LinkContext } from './linkContext.ts'

/** A link: the router's inside a LinkProvider, a plain one elsewhere. */
export const Anchor = (props: AnchorProps) => {
  const Link = use(LinkContext)

  return <Link {...props} />
}
