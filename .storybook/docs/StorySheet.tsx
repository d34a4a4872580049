import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'
import { StoryFrame } from './StoryFrame.tsx'
import { pathOf, sourceOf, windowOf } from './storyWindows.ts'

/** Small pictures of stories side by side, all equally high, each a link to its story. */
export const StorySheet = ({ stories, theme }: { stories: readonly PreparedStory[]; theme: string }) => (
  <Sheet className="sb-unstyled">
    {stories.map((story) => {
      const { width, height } = windowOf(story)
      return (
        <li key={story.id} style={{ width: Math.max(leastWidth, (width * pictureHeight) / height) }}>
          <a href={pathOf(story)} target="_top">
            <Picture inert style={{ width: (width * pictureHeight) / height }}>
              <StoryFrame title={story.name} source={sourceOf(story, theme)} width={width} height={height} />
            </Picture>
            {story.name}
          </a>
        </li>
      )
    })}
  </Sheet>
)

const pictureHeight = 180
const leastWidth = 136

const Sheet = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 28px 20px;

  &&& {
    margin: 16px 0 48px;
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    color: var(--brand);
    font-size: 14px;
    line-height: 20px;
    text-decoration: none;
  }
  a:is(:hover, :focus-visible) {
    text-decoration: underline;
  }
`

const Picture = styled.div`
  overflow: hidden;
  margin-bottom: 8px;
  border: 1px solid var(--line);
  border-radius: 6px;
`
