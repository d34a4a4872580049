import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import type { TextSize } from '#ui-kit/theme/scale.ts'

type HeadingProps = ComponentProps<'h1'> & {
  /** Its place in the page's outline. */
  level: 1 | 2 | 3
  /** Text size in px instead of the level's own (30, 24, 18); sizes above 24 are one step smaller on phones. */
  size?: TextSize | undefined
}

/** A heading of the page. */
export const Heading = ({ level, size = sizes[level], ...rest }: HeadingProps) => (
  <Line as={`h${level}`} {...rest} $size={size} />
)

const sizes = { 1: 30, 2: 24, 3: 18 } as const

const phoneSizes: Partial<Record<TextSize, TextSize>> = { 48: 36, 36: 30, 30: 24, 24: 20 }

const Line = styled.h1<{ $size: TextSize }>`
  min-width: 0;
  color: var(--ink);
  letter-spacing: ${({ $size }) => ($size >= 24 ? '-0.015em' : '-0.005em')};
  text-wrap: balance;
  ${({ $size }) => font($size, 800)}

  ${phone} {
    ${({ $size }) => font(phoneSizes[$size] ?? $size, 800)}
  }
`
