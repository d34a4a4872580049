import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Picture } from '#ui-kit/elements/Picture.tsx'

const kettle = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><path d="M62 160h76l14-78c2-14-8-24-22-24H74c-14 0-24 10-22 24z" fill="#4F7CAC"/><path d="M70 58c6-34 54-34 60 0" fill="none" stroke="#27405C" stroke-width="9"/><path d="M150 90c18-4 24 8 22 24" fill="none" stroke="#4F7CAC" stroke-width="11"/><circle cx="100" cy="52" r="7" fill="#27405C"/></svg>`,
)}`

const meta = preview.meta({
  title: 'Elements/Picture',
  component: Picture,
  args: { src: kettle, alt: 'Blue enamelled kettle with a round handle' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
})

export const OnItsTile = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Blue enamelled kettle with a round handle' })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture.offsetWidth).toBe(picture.offsetHeight)
  },
})

export const InSightAtOnce = meta.story({ args: { eager: true } })
export const Wide = meta.story({ args: { ratio: 16 / 9 } })
export const FillsItsTile = meta.story({ args: { ratio: 16 / 9, fit: 'cover' } })

/** A face is hardly dimmed in the dark, where other pictures are. */
export const Portrait = meta.story({ args: { portrait: true } })

export const AsAvifWhereItCan = meta.story({
  args: { avif: '/pictures/kettle-320.avif', src: '/pictures/kettle-320.webp' },
  play: async ({ canvasElement }) => {
    const source = canvasElement.querySelector('picture > source')
    await expect(source).toHaveAttribute('srcset', '/pictures/kettle-320.avif')
    await expect(source).toHaveAttribute('type', 'image/avif')
  },
})

export const NoPicture = meta.story({
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No image available')).toBeVisible()
  },
})

/** Offline, or where the file is gone: its text stands on the tile. */
export const DidNotLoad = meta.story({
  args: { src: 'data:image/webp;base64,' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Blue enamelled kettle with a round handle' })
    await expect(picture.naturalWidth).toBe(0)
    await expect(getComputedStyle(picture, '::before').content).toBe('"Blue enamelled kettle with a round handle"')
  },
})

/** The text says what can be seen, for whoever cannot see it. */
export const Do = meta.story({ tags: ['guidance'], args: { alt: 'Blue enamelled kettle with a round handle' } })

/** “Image of” is said anyway, and the name of a file helps nobody. */
export const DoNot = meta.story({ tags: ['guidance'], args: { alt: 'Image of kettle_640_final.webp' } })
