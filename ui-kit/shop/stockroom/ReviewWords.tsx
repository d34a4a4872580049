import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { font } from '#ui-kit/theme/font.ts'

/** What somebody wrote, as plain text; the beginning of it where it is long. */
export const ReviewWords = ({ text }: { text: string }) => {
  const [all, setAll] = useState(false)
  const long = text.length > limit

  return (
    <div>
      <Words>{long && !all ? `${text.slice(0, limit).trimEnd()}…` : text}</Words>
      {long && (
        <Button kind="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show less' : 'Show all of it'}
        </Button>
      )}
    </div>
  )
}

const limit = 220

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${font(14)}
`
