import type { ComponentType, MouseEvent } from 'react'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import type { AnchorProps } from '#ui-kit/elements/linkContext.ts'

/** A decorator that keeps clicked links from navigating, because a story has no other pages. */
export const withoutNavigation = (Story: ComponentType) => (
  <LinkProvider link={InertLink}>
    <Story />
  </LinkProvider>
)

const InertLink = ({ href, onClick, children, ...anchor }: AnchorProps) => {
  const preventNavigation = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    onClick?.(event)
  }

  return (
    <a {...anchor} href={href} onClick={preventNavigation}>
      {children}
    </a>
  )
}
