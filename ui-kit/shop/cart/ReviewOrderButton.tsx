import { Button } from '#ui-kit/elements/Button.tsx'

type ReviewOrderButtonProps = {
  href: string
  /** The id of the element that says why the checkout is blocked. */
  blockedReasonId?: string | undefined
  wide?: boolean
}

/** The link from the cart to the checkout; while the checkout is blocked, a disabled button with the reason. */
export const ReviewOrderButton = ({ href, blockedReasonId, wide = false }: ReviewOrderButtonProps) =>
  blockedReasonId === undefined ? (
    <Button wide={wide} href={href}>
      Review order
    </Button>
  ) : (
    <Button wide={wide} disabled aria-describedby={blockedReasonId}>
      Review order
    </Button>
  )
