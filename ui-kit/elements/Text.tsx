import { styled } from 'styled-components'
import { keepOffPage } from '#ui-kit/space/keepOffPage.ts'
import { font } from '#ui-kit/theme/font.ts'

type TextProps = {
  /** Text size in px. */
  size?: 12 | 14 | 16 | 18 | undefined
  tone?: 'ink' | 'ink-2' | 'ink-3' | 'ok' | 'warn' | 'bad' | 'accent' | undefined
  strong?: boolean | undefined
}

/** A paragraph, or with `as` anything that holds words. */
export const Text = styled.p.withConfig(keepOffPage('size', 'tone', 'strong'))<TextProps>`
  color: var(--${({ tone = 'ink' }) => tone});
  ${({ size = 16, strong }) => font(size, strong ? 600 : 400)}
`
