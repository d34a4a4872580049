import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'
import { guidanceOf } from '#stories/guidance/guidanceOf.ts'
import { kindsOf } from '#stories/keyboard/kindsOf.ts'
import { statusOf } from '../shelf/status.ts'
import { DoAndDoNot, guidanceTag } from './DoAndDoNot.tsx'
import { GuidancePanel } from './GuidancePanel.tsx'
import { KeyTable } from './KeyTable.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { StorySheet } from './StorySheet.tsx'
import { hasViewport, isFramed, sourceOf, windowOf } from './storyWindows.ts'

/**
 * The docs page of a component: its guidance, its first story, its props, its other stories, its keys. Screens and dialogs stand in windows of their own,
 * the others of them as small pictures; so do stories that choose a viewport.
 */
export const ComponentPage = () => {
  const { componentStories, projectAnnotations, getStoryContext } = useContext(DocsContext)
  const filter = projectAnnotations.parameters?.['docs']?.stories?.filter
  const shown = componentStories()
    .filter((story) => story.tags.includes('autodocs'))
    .filter((story) => !filter || filter(story, getStoryContext(story)))
  const examples = shown.filter((story) => story.tags.includes(guidanceTag))
  const [first, ...others] = shown.filter((story) => !examples.includes(story))
  if (!first) return null
  const theme = String(getStoryContext(first).globals['theme'])
  const [Stories, One] = isFramed(first) ? [FramedStories, Framed] : [InlineStories, Inline]
  const guidance = guidanceOf[first.title]
  const kinds = kindsOf(first.title)

  return (
    <>
      <Title />
      {statusOf(first.title) === 'new' && <New>New: it may still change.</New>}
      <Subtitle />
      <Description of="meta" />
      {guidance && <GuidancePanel guidance={guidance} size={sizeOf(first)} />}
      {examples.length > 0 && (
        <DoAndDoNot stories={examples} show={(story) => <One story={story} theme={theme} isExample />} />
      )}
      <Stories first={first} others={others} theme={theme} />
      {kinds.length > 0 && (
        <>
          <Heading>Keyboard</Heading>
          <KeyTable kinds={kinds} />
        </>
      )}
    </>
  )
}

/** Bytes of the component's module, as `componentDocs` has measured them. */
const sizeOf = ({ component }: PreparedStory): number | undefined => Reflect.get(component ?? {}, '__docgenInfo')?.size

interface StoriesProps {
  first: PreparedStory
  others: readonly PreparedStory[]
  theme: string
}

const FramedStories = ({ first, others, theme }: StoriesProps) => (
  <>
    <Framed story={first} theme={theme} />
    {others.length > 0 && (
      <>
        <Heading>Other states</Heading>
        <StorySheet stories={others} theme={theme} />
      </>
    )}
    <Heading>Props</Heading>
    <ArgTypes of={first.moduleExport} />
  </>
)

const InlineStories = ({ first, others, theme }: StoriesProps) => (
  <>
    <Inline story={first} theme={theme} />
    <Controls of={first.moduleExport} />
    {others.length > 0 && <Heading>Stories</Heading>}
    {others.map((story) => (
      <section key={story.id}>
        <Subheading>{story.name}</Subheading>
        <Description of={story.moduleExport} />
        <Inline story={story} theme={theme} />
      </section>
    ))}
  </>
)

interface ShownProps {
  story: PreparedStory
  theme: string
  /** Shows no code: the words beside it are what counts. */
  isExample?: boolean
}

const Framed = ({ story, theme }: ShownProps) => (
  <Bordered className="sb-unstyled">
    <StoryFrame title={story.name} source={sourceOf(story, theme)} {...windowOf(story)} />
  </Bordered>
)

const Inline = ({ story, theme, isExample = false }: ShownProps) =>
  hasViewport(story) ? (
    <Bordered className="sb-unstyled" style={{ width: windowOf(story).width + 2 }}>
      <StoryFrame title={story.name} source={sourceOf(story, theme)} {...windowOf(story)} fit />
    </Bordered>
  ) : (
    <Canvas of={story.moduleExport} {...(isExample && { sourceState: 'none' })} />
  )

const New = styled.p`
  && {
    margin-block: 0 12px;
    color: var(--accent);
    font-weight: 600;
  }
`

const Bordered = styled.div`
  overflow: hidden;
  max-width: 100%;
  margin: 24px 0 40px;
  border: 1px solid var(--line);
  border-radius: 10px;
`
