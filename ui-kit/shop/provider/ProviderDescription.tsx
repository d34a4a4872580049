import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font } from '#ui-kit/theme/font.ts'

type ProviderDescriptionProps = {
  /** The provider, for the name of the button. */
  name: string
  description: string
  /** Opens the `DescriptionDialog`; the button shows only where the text is cut. */
  onShowMore?: (() => void) | undefined
}

/** A description of at most three lines. */
export const ProviderDescription = ({ name, description, onShowMore }: ProviderDescriptionProps) => {
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(description.length > likelyFit)

  useEffect(() => {
    const measure = () => {
      const { current } = text
      // Without a layout nothing can be measured.
      if (current?.clientHeight) setIsCut(current.scrollHeight > current.clientHeight + 1)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])

  return (
    <div>
      <ThreeLines ref={text}>{description}</ThreeLines>
      {isCut && onShowMore && (
        <More>
          <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={onShowMore}>
            Show more
            <VisuallyHidden>{` about ${name}`}</VisuallyHidden>
          </Button>
        </More>
      )}
    </div>
  )
}

// Characters on three lines of a narrow card: what the server assumes, which cannot measure.
const likelyFit = 120

const ThreeLines = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  ${font(14)}
`

// Aligns the text of the button, not its padding, with the paragraph; stands above the link that covers the card.
const More = styled.div`
  position: relative;
  z-index: 1;
  width: fit-content;
  margin: var(--space-1) 0 calc(-1 * var(--space-1)) calc(-1 * var(--space-4));
`
