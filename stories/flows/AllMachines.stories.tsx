import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AllMachines } from './AllMachines.tsx'

const meta = preview.meta({
  title: 'Flows/All machines',
  component: AllMachines,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
})

/** In the font of the page every text stands in its box, not only by the widths that the drawings were made with. */
export const TextsFit = meta.story({
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole('img')
    await expect(drawings.length).toBeGreaterThan(25)
    const outside = drawings.flatMap((drawing) =>
      [...drawing.querySelectorAll('text')].filter(
        (text) => !isInside(text, text.parentElement?.querySelector('rect')),
      ),
    )
    await expect(outside.map(({ textContent }) => textContent)).toEqual([])
  },
})

const isInside = (text: Element, box: Element | null | undefined) => {
  const [inner, outer] = [text.getBoundingClientRect(), box?.getBoundingClientRect()]
  return outer !== undefined && inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5
}
