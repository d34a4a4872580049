import { keyframes, styled } from 'styled-components'
import { forcedColors } from '#ui-kit/theme/media.ts'

type SkeletonProps = {
  /** In px, or any CSS length. */
  width?: number | string | undefined
  /** Pixels, or a CSS length. */
  height?: number | string | undefined
  /** Whether it is a circle or a pill. */
  round?: boolean | undefined
}

/** A grey shape in place of content that is loading. Announce 'Loading' once, beside the group. */
export const Skeleton = ({ width = '100%', height = 16, round = false }: SkeletonProps) => (
  <Placeholder aria-hidden="true" $width={length(width)} $height={length(height)} $round={round} />
)

const length = (size: number | string) => (typeof size === 'number' ? `${size}px` : size)

const pulse = keyframes`
  50% { opacity: 0.5; }
`

const Placeholder = styled.span<{ $width: string; $height: string; $round: boolean }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ $round }) => ($round ? 'var(--radius-full)' : 'var(--radius-1)')};
  background: color-mix(in srgb, var(--line-strong) 28%, transparent);
  animation: ${pulse} 1600ms ease-in-out infinite;

  ${forcedColors} {
    border: 1px solid GrayText;
  }
`
