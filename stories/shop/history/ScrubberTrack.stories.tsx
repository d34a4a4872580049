import { styled } from 'styled-components'
import preview from '#storybook/preview.tsx'
import { ScrubberTrack } from '#ui-kit/shop/history/ScrubberTrack.tsx'

const Rail = styled.div`
  position: relative;
  height: 44px;
`

const meta = preview.meta({
  title: 'Shop/History/ScrubberTrack',
  component: ScrubberTrack,
  args: { count: 9, index: 3 },
  decorators: [
    (Story) => (
      <Rail>
        <Story />
      </Rail>
    ),
  ],
})

export const NineMoments = meta.story({})
export const OneMoment = meta.story({ args: { count: 1, index: 0 } })
export const TooManyForDots = meta.story({ args: { count: 100, index: 42 } })
