import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const meta = preview.meta({
  title: 'Elements/Heading',
  component: Heading,
  args: { level: 1 as const, children: 'Stay cool this summer' },
})

export const Page = meta.story({})
export const Section = meta.story({ args: { level: 2, children: 'New stock' } })
export const Part = meta.story({ args: { level: 3, children: 'What is in the box' } })
export const Hero = meta.story({ args: { size: 48, children: 'It makes life easier and more affordable' } })

export const Outline = meta.story({
  render: () => (
    <Stack gap={3}>
      <Heading level={1}>Kettles and urns</Heading>
      <Heading level={2}>Cordless kettles</Heading>
      <Heading level={3}>Enamelled steel</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('heading').map((heading) => heading.tagName)
    await expect(levels).toEqual(['H1', 'H2', 'H3'])
  },
})

export const LongWords = meta.story({
  args: { children: 'Hand-operated commercial sugarcane and vegetable juicing machine, stainless steel' },
  globals: { viewport: { value: 'small' } },
})

/** Sentence case, short, no full stop. */
export const Do = meta.story({ tags: ['guidance'], args: { level: 2, children: 'What is in the box' } })

/** Capitals In Every Word are slow to read, and a heading is no sentence. */
export const DoNot = meta.story({
  tags: ['guidance'],
  args: { level: 2, children: 'Here Is Everything That You Will Find In The Box!' },
})
