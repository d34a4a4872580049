import { RotateCw, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { Row } from '#ui-kit/space/Row.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { Button } from './Button.tsx'
import { Heading } from './Heading.tsx'
import { useSitePaths } from './sitePaths.ts'

type ErrorPanelProps = {
  /** What went wrong, in place of the standard sentence. */
  message?: string | undefined
  /** Without it, the panel links to the home page. */
  onRetry?: (() => void) | undefined
  /** Links to the home page beside Retry too. */
  withHome?: boolean | undefined
  /** The message is the heading of a page that shows nothing else. */
  level?: 1 | undefined
}

/** Shown in place of content that could not be loaded. */
export const ErrorPanel = ({ message = defaultMessage, onRetry, withHome = false, level }: ErrorPanelProps) => (
  <Panel role="alert">
    <IconCircle>
      <TriangleAlert size={28} aria-hidden />
    </IconCircle>
    {level ? (
      <Heading level={level} size={20}>
        {message}
      </Heading>
    ) : (
      <Message>{message}</Message>
    )}
    <Row justify="center" wrap>
      {onRetry && (
        <Button kind="secondary" icon={<RotateCw size={18} aria-hidden />} onClick={onRetry}>
          Retry
        </Button>
      )}
      {(!onRetry || withHome) && <HomeButton />}
    </Row>
  </Panel>
)

const HomeButton = () => (
  <Button kind="secondary" href={useSitePaths()('home')}>
    Home
  </Button>
)

const defaultMessage = 'Something went wrong. Please try again or refresh the page.'

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-6) var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
  text-align: center;
`

const IconCircle = styled.span`
  display: grid;
  width: 56px;
  height: 56px;
  place-items: center;
  border-radius: var(--radius-full);
  background: var(--bad-tint);
  color: var(--bad);
`

const Message = styled.p`
  max-width: 44ch;
  text-wrap: balance;
  ${font(16)}
`
