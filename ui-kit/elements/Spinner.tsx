import { LoaderCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { spin } from '#ui-kit/theme/spin.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type SpinnerProps = {
  /** What is being waited for: 'Loading your addresses'. */
  label: string
  /** In px. */
  size?: number | undefined
}

/** A spinner, for content whose size is not known; where it is, use Skeletons. */
export const Spinner = ({ label, size = 32 }: SpinnerProps) => (
  <Place role="status">
    <Ring size={size} aria-hidden />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Place>
)

const Place = styled.span`
  position: relative;
  display: flex;
  justify-content: center;
  padding: var(--space-4);
  color: var(--brand);
`

const Ring = styled(LoaderCircle)`
  ${spin}
`
