import { Bell } from 'lucide-react'
import { CountedLink } from './CountedLink.tsx'

type InboxLinkProps = {
  /** Where the messages are. */
  href: string
  /** Entries that the customer has not read. */
  unread: number
}

/** The link to the inbox with the number of unread entries. */
export const InboxLink = ({ href, unread }: InboxLinkProps) => (
  <CountedLink
    href={href}
    icon={<Bell size={24} aria-hidden />}
    name="Inbox"
    count={unread}
    unit={unread === 0 ? 'nothing new' : 'new'}
  />
)
