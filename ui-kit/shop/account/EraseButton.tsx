import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'

type EraseButtonProps = {
  /** What it erases, as a command. */
  children: string
  /** Whether it fills the width of its container. */
  wide?: boolean | undefined
  /** Whether it cannot be pressed at the moment. */
  disabled?: boolean | undefined
  /** Id of the text that says what is lost. */
  'aria-describedby'?: string | undefined
  /** Called when it is pressed. */
  onClick: () => void
}

/** Opens the confirmation dialog of an erasure. The red button that erases is in the dialog. */
export const EraseButton = (props: EraseButtonProps) => (
  <Outlined kind="secondary" icon={<Trash2 size={18} aria-hidden />} {...props} />
)

const Outlined = styled(Button)`
  &&:enabled {
    border-color: var(--bad);
    color: var(--bad);
  }
  &&:enabled:hover {
    background: var(--bad-tint);
  }
`
