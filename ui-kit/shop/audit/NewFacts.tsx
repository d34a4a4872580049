import { ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'

export type NewFactsProps = {
  /** How many have come since; 0 for none. */
  count: number
  /** There may be more than were counted. */
  orMore?: boolean | undefined
  onShow: () => void
}

/** Says what has come in, over the line that it stands on: what one reads stays where it is. */
export const NewFacts = ({ count, orMore = false, onShow }: NewFactsProps) => (
  <Place role="status">
    {count > 0 && (
      <Button size="small" icon={<ArrowUp size={16} aria-hidden />} onClick={onShow}>
        {count === 1 && !orMore ? '1 new fact: show it' : `${count}${orMore ? '+' : ''} new facts: show them`}
      </Button>
    )}
  </Place>
)

const height = '44px'

const Place = styled.div`
  position: sticky;
  z-index: 2;
  top: var(--space-3);
  display: flex;
  height: ${height};
  align-items: center;
  justify-content: flex-end;
  margin-bottom: -${height};
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`
