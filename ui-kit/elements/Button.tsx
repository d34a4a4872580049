import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { type ButtonKind, buttonLook, Label, type Look, Waiting } from './buttonLook.ts'

type OwnProps = {
  kind?: ButtonKind | undefined
  /** Small is 36 px high and still takes touches on 44. */
  size?: 'medium' | 'small' | undefined
  /** Keeps its width and the focus, turns a ring and takes no presses. */
  loading?: boolean | undefined
  icon?: ReactNode
  /** As wide as its place. */
  wide?: boolean | undefined
}

type PressProps = ComponentProps<'button'> & { href?: undefined }

export type ButtonProps = OwnProps & (PressProps | AnchorProps)

/** Does something; with `href` it goes somewhere and is a link. */
export const Button = ({
  kind = 'primary',
  size = 'medium',
  loading = false,
  icon,
  wide = false,
  ...rest
}: ButtonProps) => {
  const look = { $kind: kind, $size: size, $wide: wide }
  const content = <Content icon={icon} loading={loading} text={rest.children} />

  return rest.href === undefined ? (
    <Press
      type="button"
      {...rest}
      {...look}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? takeNothing : rest.onClick}
    >
      {content}
    </Press>
  ) : (
    <Go {...rest} {...look}>
      {content}
    </Go>
  )
}

// A button that is disabled would drop the focus of whoever pressed it.
const takeNothing = (event: MouseEvent) => event.preventDefault()

const Content = ({ icon, loading, text }: { icon: ReactNode; loading: boolean; text: ReactNode }) => (
  <>
    <Label $hidden={loading}>
      {icon}
      {text}
    </Label>
    {loading && (
      <Waiting>
        <LoaderCircle size={20} aria-hidden />
      </Waiting>
    )}
  </>
)

const Press = styled.button<Look>`
  ${buttonLook}
`

const Go = styled(Anchor)<Look>`
  ${buttonLook}
`
