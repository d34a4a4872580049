import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { font } from '#ui-kit/theme/font.ts'

type ReviewTextProps = {
  text: string
  /** A longer text is cut here until it is opened. In characters. */
  limit?: number | undefined
}

/** The plain text of a review, truncated with a button if it is long. */
export const ReviewText = ({ text, limit = 220 }: ReviewTextProps) => {
  const [isExpanded, setIsExpanded] = useState(false)
  const isLong = text.length > limit

  return (
    <div>
      <Paragraph>{isLong && !isExpanded ? `${text.slice(0, limit).trimEnd()}…` : text}</Paragraph>
      {isLong && (
        <Button kind="quiet" size="small" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? 'Show less' : 'Show all of it'}
        </Button>
      )}
    </div>
  )
}

const Paragraph = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${font(14)}
`
