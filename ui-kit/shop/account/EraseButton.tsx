import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'

type EraseButtonProps = {
  children: string
  wide?: boolean | undefined
  disabled?: boolean | undefined
  'aria-describedby'?: string | undefined
  onClick: () => void
}

/** Leads to the question whether to erase somebody. The red one, which does it, is in the dialog. */
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
