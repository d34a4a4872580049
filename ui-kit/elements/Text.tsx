import { styled } from 'styled-components'
import { omitProps } from '#ui-kit/space/omitProps.ts'
import { font } from '#ui-kit/theme/font.ts'

type TextProps = {
  /** Text size in px. */
  size?: 12 | 14 | 16 | 18 | undefined
  /** Colour from the theme: three shades of ink, or the colour of a message. */
  tone?: 'ink' | 'ink-2' | 'ink-3' | 'ok' | 'warn' | 'bad' | 'accent' | undefined
  /** Whether it is semibold. */
  strong?: boolean | undefined
}

/** A paragraph, or with `as` any element that holds text. */
export const Text = styled.p.withConfig(omitProps('size', 'tone', 'strong'))<TextProps>`
  color: var(--${({ tone = 'ink' }) => tone});
  ${({ size = 16, strong }) => font(size, strong ? 600 : 400)}
`
