import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'

export type MoveProblemProps = {
  /** Why nothing was done. */
  words: string
  title?: string | undefined
  /** Where one can see to it first. */
  wayOut?: { label: string; href: string } | undefined
}

/** Why something could not be done with an account, and what to do about it where there is a way. */
export const MoveProblem = ({ words, title, wayOut }: MoveProblemProps) => (
  <Notice
    tone={wayOut ? 'warn' : 'bad'}
    live
    title={title}
    action={wayOut && <Anchor href={wayOut.href}>{wayOut.label}</Anchor>}
  >
    {words}
  </Notice>
)
