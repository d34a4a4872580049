import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { SavedPicture } from '#ui-kit/elements/SavedPicture.tsx'
import { SavesData } from '#ui-kit/elements/savesData.ts'

const kettle = {
  src: '/pictures/vuthela-rondavel-kettle-320.webp',
  alt: 'Round tomato-red enamel kettle with a black handle and a chrome lid',
  fit: 'contain' as const,
}

/** A tile of this width, as the shop shows it to whoever saves data. */
const inTile = (width: number) => (args: typeof kettle) => (
  <SavesData value={SavedPicture}>
    <div style={{ width }}>
      <Picture {...args} />
    </div>
  </SavesData>
)

const meta = preview.meta({
  title: 'Elements/SavedPicture',
  component: SavedPicture,
  args: kettle,
  render: inTile(220),
})

export const NotLoaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Show picture: ${kettle.alt}` })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const OnAPhone = meta.story({ render: inTile(150) })
export const InANarrowTile = meta.story({ render: inTile(104) })
export const Decorative = meta.story({ args: { alt: '' }, render: inTile(64) })
export const LongText = meta.story({
  args: { alt: `${kettle.alt}, on a gas stove in a kitchen with yellow walls and a window` },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
})
