import { Link, useLocation } from 'react-router-dom'
import type { AnchorProps } from '#ui-kit/elements/Anchor.tsx'
import { backgroundOf, isLogin } from './background.ts'

/** The router's link for the shop's own pages; a plain one for anchors, telephones and other sites. */
export const SiteLink = ({ href, ...rest }: AnchorProps) => {
  const { pathname, search, state } = useLocation()
  // Where the side menu leads takes the menu's place in the history.
  const inPlace = state?.above === 'menu' && { replace: true }
  if (!href.startsWith('/') || href.startsWith('//') || rest.target) return <a href={href} {...rest} />
  if (!isLogin(href)) return <Link to={href} {...inPlace} {...rest} />

  // From one form of the dialog to another: Back leaves the dialog all the same.
  const isOpen = isLogin(pathname)
  return (
    <Link
      to={href}
      replace={isOpen}
      {...inPlace}
      state={{ background: isOpen ? backgroundOf({ state }) : { pathname, search } }}
      // Where it is followed before the script has begun, the browser alone can tell the way back.
      referrerPolicy="same-origin"
      {...rest}
    />
  )
}
