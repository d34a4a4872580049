import { expect, fn } from 'storybook/test'
import { redKettle } from '#stories/shop/catalogue/products.ts'
import preview from '#storybook/preview.tsx'
import { SavesData } from '#ui-kit/elements/savesData.ts'
import { CategoryThumbnail } from '#ui-kit/shop/shell/categories/CategoryThumbnail.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/CategoryThumbnail',
  component: CategoryThumbnail,
  args: { picture: redKettle.picture },
})

export const Small = meta.story({})

export const Larger = meta.story({ args: { size: 52 } })

/** Its place is kept until the picture is known. */
export const Loading = meta.story({ args: { picture: null } })

export const WithoutPicture = meta.story({ args: { picture: undefined } })

const SavedPicture = fn()

export const SavesDataForPeople = meta.story({
  decorators: [
    (Story) => (
      <SavesData value={SavedPicture}>
        <Story />
      </SavesData>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})
