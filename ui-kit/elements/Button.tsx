import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Anchor } from './Anchor.tsx'
import { type ButtonKind, ButtonLabel, type ButtonStyleProps, buttonStyles } from './buttonStyles.ts'
import type { AnchorProps } from './linkContext.ts'

type OwnProps = {
  /** How much it stands out: one primary button a screen, secondary and quiet beside it, danger for what cannot be undone. */
  kind?: ButtonKind | undefined
  /** Small is 36 px high, with a touch target of 44 px. */
  size?: 'medium' | 'small' | undefined
  /** Shows a spinner, keeps the width and the focus, and ignores clicks. */
  loading?: boolean | undefined
  /** A small icon before the words. */
  icon?: ReactNode
  /** Fills the width of its container. */
  wide?: boolean | undefined
}

type NativeButtonProps = ComponentProps<'button'> & { href?: undefined }

export type ButtonProps = OwnProps & (NativeButtonProps | AnchorProps)

/** A button; with `href` a link that looks like one. */
export const Button = ({
  kind = 'primary',
  size = 'medium',
  loading = false,
  icon,
  wide = false,
  ...rest
}: ButtonProps) => {
  const styleProps = { $kind: kind, $size: size, $wide: wide }
  const content = <Content icon={icon} loading={loading} text={rest.children} />

  return rest.href === undefined ? (
    <ButtonElement
      type="button"
      {...rest}
      {...styleProps}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? ignoreClick : rest.onClick}
    >
      {content}
    </ButtonElement>
  ) : (
    <LinkElement {...rest} {...styleProps}>
      {content}
    </LinkElement>
  )
}

// A disabled button would lose the focus, so a loading one stays enabled and ignores clicks.
const ignoreClick = (event: MouseEvent) => event.preventDefault()

const Content = ({ icon, loading, text }: { icon: ReactNode; loading: boolean; text: ReactNode }) => (
  <>
    <ButtonLabel data-hidden={loading || undefined}>
      {icon}
      {text}
    </ButtonLabel>
    {loading && (
      <span>
        <LoaderCircle size={20} aria-hidden />
      </span>
    )}
  </>
)

const ButtonElement = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`

const LinkElement = styled(Anchor)<ButtonStyleProps>`
  ${buttonStyles}
`
