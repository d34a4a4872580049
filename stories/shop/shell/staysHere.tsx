import type { ComponentType, MouseEvent } from 'react'
import type { AnchorProps } from '#ui-kit/elements/Anchor.tsx'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'

/** Links that are pressed in a story, but lead nowhere: a story has no pages to go to. */
export const staysHere = (Story: ComponentType) => (
  <LinkProvider link={StayingLink}>
    <Story />
  </LinkProvider>
)

const StayingLink = ({ href, onClick, children, ...anchor }: AnchorProps) => {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    onClick?.(event)
  }

  return (
    <a {...anchor} href={href} onClick={stay}>
      {children}
    </a>
  )
}
