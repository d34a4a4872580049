import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'

export type CustomerActionProblemProps = {
  /** Why the action failed. */
  message: string
  title?: string | undefined
  /** The page on which the admin can solve the problem. */
  link?: { label: string; href: string } | undefined
}

/** Why an action on an account failed, with a link that helps if there is one. */
export const CustomerActionProblem = ({ message, title, link }: CustomerActionProblemProps) => (
  <Notice
    tone={link ? 'warn' : 'bad'}
    live
    title={title}
    action={link && <Anchor href={link.href}>{link.label}</Anchor>}
  >
    {message}
  </Notice>
)
