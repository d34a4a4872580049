import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name, also shown as a tooltip. */
  label: string
  /** 20 px or so: `<X size={20} aria-hidden />`. */
  icon: ReactNode
}

/** A button with an icon and no text, 44 px square. With `aria-disabled` it keeps the focus, and only looks as if it were off. */
export const IconButton = ({ label, icon, ...rest }: IconButtonProps) => (
  <Round type="button" title={label} {...rest} aria-label={label}>
    {icon}
  </Round>
)

const Round = styled.button`
  display: inline-grid;
  flex: none;
  width: 44px;
  height: 44px;
  place-items: center;
  padding: 0;
  border: var(--border) solid transparent;
  border-radius: var(--radius-full);
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover:enabled {
    background: var(--brand-tint);
    color: var(--brand);
  }
  &:disabled {
    color: var(--ink-3);
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-disabled] {
    color: var(--ink-3);
    cursor: default;
    opacity: 0.55;
  }
`
