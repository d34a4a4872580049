import { Button } from '#ui-kit/elements/Button.tsx'

type ReviewButtonProps = {
  href: string
  /** Id of the sentence that says why one cannot go on yet. */
  heldBy?: string | undefined
  wide?: boolean
}

/** The way on from the cart; while something in it cannot be ordered, a button that says why. */
export const ReviewButton = ({ href, heldBy, wide = false }: ReviewButtonProps) =>
  heldBy === undefined ? (
    <Button wide={wide} href={href}>
      Review order
    </Button>
  ) : (
    <Button wide={wide} disabled aria-describedby={heldBy}>
      Review order
    </Button>
  )
