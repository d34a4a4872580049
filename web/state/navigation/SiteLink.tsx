import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import type { AnchorProps } from '#ui-kit/elements/linkContext.ts'
import { backgroundOf, isLoginPath } from './loginRoute.ts'

/** The router's link for the shop's own pages; a plain one for anchors, telephones and other sites. */
export const SiteLink = ({ href, ...rest }: AnchorProps) => {
  const { pathname, search, state } = useLocation()
  // A link of the side menu replaces the menu's history entry.
  const replaceMenu = state?.above === 'menu' && { replace: true }
  if (!href.startsWith('/') || href.startsWith('//') || rest.target) return <a href={href} {...rest} />
  if (!isLoginPath(href)) return <PageLink href={href} {...replaceMenu} {...rest} />

  // A link from one form of the dialog to another replaces its entry: Back leaves the dialog.
  const isOpen = isLoginPath(pathname)
  return (
    <PageLink
      href={href}
      replace={isOpen}
      {...replaceMenu}
      state={{ background: isOpen ? backgroundOf({ state }) : { pathname, search } }}
      // When it is followed before hydration, only the referrer tells which page the dialog was opened from.
      referrerPolicy="same-origin"
      {...rest}
    />
  )
}

type PageLinkProps = AnchorProps & { replace?: boolean | undefined; state?: unknown }

// The router's own Link includes code that prefetches pages, which the shop does not use.
const PageLink = ({ href, replace, state, onClick, ...rest }: PageLinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { ...(replace !== undefined && { replace }), state })

  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
