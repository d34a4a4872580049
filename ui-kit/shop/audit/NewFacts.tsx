import { ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'

export type NewFactsProps = {
  /** How many facts have arrived since the page was loaded; 0 for none. */
  count: number
  /** There may be more facts than `count`. */
  orMore?: boolean | undefined
  /** Called when somebody wants to see them. */
  onShow: () => void
}

/** A button for newly arrived facts. It overlays the list, so that the rows do not move. */
export const NewFacts = ({ count, orMore = false, onShow }: NewFactsProps) => (
  <Place role="status">
    {count > 0 && (
      <Button size="small" icon={<ArrowUp size={16} aria-hidden />} onClick={onShow}>
        {count === 1 && !orMore ? '1 new event: show it' : `${count}${orMore ? '+' : ''} new events: show them`}
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
