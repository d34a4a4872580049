import { Link, useLocation } from 'react-router-dom'
import type { AnchorProps } from '#ui-kit/elements/Anchor.tsx'
import { isLogin } from './background.ts'

/** The router's link for the shop's own pages; a plain one for anchors, telephones and other sites. */
export const SiteLink = ({ href, ...rest }: AnchorProps) => {
  const { pathname, search, state } = useLocation()
  if (!href.startsWith('/') || href.startsWith('//') || rest.target) return <a href={href} {...rest} />
  if (!isLogin(href)) return <Link to={href} {...rest} />

  return <Link to={href} state={isLogin(pathname) ? state : { background: { pathname, search } }} {...rest} />
}
