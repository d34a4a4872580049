import { css, styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { spin } from '#ui-kit/theme/spin.ts'
import { tapArea } from './tapArea.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonStyleProps = { $kind: ButtonKind; $size: 'medium' | 'small'; $wide: boolean }

export const buttonStyles = css<ButtonStyleProps>`
  position: relative;
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  border: var(--border) solid transparent;
  border-radius: var(--radius-full);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform var(--motion-fast);
  ${({ $kind }) => kinds[$kind]}
  ${({ $size }) => sizes[$size]}

  &:hover {
    text-decoration: none;
  }
  &:active {
    transform: scale(0.98);
  }
  &:disabled {
    border: var(--border) var(--off) var(--line);
    background: var(--sunk);
    color: var(--ink-3);
  }
  &:disabled,
  &[aria-disabled] {
    cursor: not-allowed;
    transform: none;
  }
`

const kinds = {
  primary: css`
    background: var(--brand);
    color: var(--on-brand);
    &:hover { background: var(--brand-hover); }
  `,
  secondary: css`
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--brand);
    &:hover { border-color: var(--brand); background: var(--brand-tint); }
  `,
  quiet: css`
    background: transparent;
    color: var(--brand);
    &:hover { background: var(--brand-tint); }
    > span { text-decoration: var(--link-line); text-underline-offset: 0.18em; }
  `,
  danger: css`
    background: var(--bad);
    color: var(--on-bad);
    &:hover { background: color-mix(in srgb, var(--bad) 85%, var(--ink)); }
  `,
}

const sizes = {
  medium: css`
    min-height: 44px;
    padding: var(--space-2) var(--space-5);
    ${font(16, 600)}
  `,
  small: css`
    min-height: 36px;
    padding: var(--space-1) var(--space-4);
    ${font(14, 600)}
    ${tapArea()}
  `,
}

// All that a press shows is in the styles already: a rule that came with it would make the browser look at the whole page again.
export const ButtonLabel = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);

  &[data-hidden] {
    opacity: 0;
  }
  & + * {
    position: absolute;
    ${spin}
  }
`
