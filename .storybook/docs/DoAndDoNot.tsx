import { Description } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'

/** Tag of the stories that show how a component is used, and how it is not: `Do` and `DoNot`. */
export const guidanceTag = 'guidance'

interface DoAndDoNotProps {
  stories: readonly PreparedStory[]
  /** Shows one of them. */
  show: (story: PreparedStory) => ReactNode
}

/** What to do and what not, side by side, each with its reason. */
export const DoAndDoNot = ({ stories, show }: DoAndDoNotProps) => (
  <Pair>
    {stories.map((story) => (
      <Example key={story.id} data-wrong={story.name !== 'Do' || undefined}>
        <strong>{story.name === 'Do' ? 'Do' : 'Do not'}</strong>
        <Description of={story.moduleExport} />
        {show(story)}
      </Example>
    ))}
  </Pair>
)

// The examples begin at one height, however long the reasons are.
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 0 24px;
  margin-bottom: 40px;
`

const Example = styled.section`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  padding-top: 12px;
  border-top: 4px solid var(--ok);

  &[data-wrong] {
    border-color: var(--bad);
  }
  strong {
    color: var(--ok);
  }
  &[data-wrong] strong {
    color: var(--bad);
  }
  && p {
    margin: 2px 0 0;
    font-size: 14px;
    line-height: 22px;
  }
  && .sbdocs-preview {
    align-self: start;
    margin: 12px 0 0;
  }
`
