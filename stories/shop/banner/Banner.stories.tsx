import { expect, waitFor } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { Banner } from '#ui-kit/shop/banner/Banner.tsx'
import { braaiSlide, kitchenSlide, plumberSlide, slides } from './slides.ts'

const meta = preview.meta({
  title: 'Shop/Banner/Banner',
  component: Banner,
  args: { slides, onTop: true },
  parameters: { layout: 'fullscreen' },
})

/** The left edge of the slide in view, relative to the row. */
const offsetOf = (slide: Element) => {
  const row = slide.parentElement
  return row ? Math.round(slide.getBoundingClientRect().left - row.getBoundingClientRect().left) : Number.NaN
}

export const ThreeSlides = meta.story({})

ThreeSlides.test('goes to the next slide and to a chosen one', async ({ canvas, userEvent }) => {
  const banner = canvas.getByRole('region', { name: 'What is on' })
  await expect(banner).toHaveAttribute('aria-roledescription', 'carousel')
  await expect(canvas.getByRole('status')).toHaveTextContent('Slide 1 of 3: Long evenings, full plates')

  await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
  await waitFor(() => expect(offsetOf(canvas.getByRole('group', { name: '2 of 3' }))).toBe(0))
  const dot = canvas.getByRole('button', { name: 'Slide 2: Mornings that start on time' })
  await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'))
  await userEvent.click(canvas.getByRole('button', { name: 'Slide 3: Buy the tap, book the plumber' }))
  await waitFor(() => expect(offsetOf(canvas.getByRole('group', { name: '3 of 3' }))).toBe(0))
  const next = canvas.getByRole('button', { name: 'Next slide' })
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
})

/** The first picture loads at once with high priority, the others when they come near. */
export const FirstPictureFirst = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('img')
    await expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
    await expect([second?.getAttribute('loading'), second?.getAttribute('fetchpriority')]).toEqual(['lazy', 'auto'])
  },
})

/** A swipe is the browser's own scrolling: the dots follow it. */
export const Swiped = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: '1 of 3' }).parentElement
    row?.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Slide 3 of 3'))
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: braaiSlide.title })).toHaveFocus()
    await userEvent.tab()
    const second = canvas.getByRole('link', { name: kitchenSlide.title })
    await expect(second).toHaveFocus()
    await waitFor(() => expect(offsetOf(canvas.getByRole('group', { name: '2 of 3' }))).toBe(0))

    await tabTo(canvas.getByRole('button', { name: 'Previous slide' }))
    await waitFor(() => expect(offsetOf(canvas.getByRole('group', { name: '3 of 3' }))).toBe(0))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(offsetOf(canvas.getByRole('group', { name: '2 of 3' }))).toBe(0))
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Slide 1 of 3'))
  },
})

export const OneSlide = meta.story({
  args: { slides: [plumberSlide] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const NoSlides = meta.story({
  args: { slides: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull()
  },
})

export const WithoutPicture = meta.story({
  args: { slides: [{ ...kitchenSlide, picture: undefined }, braaiSlide] },
})

export const LongText = meta.story({
  args: {
    slides: [
      {
        ...kitchenSlide,
        title: 'Everything-a-growing-household-needs: kettles, mugs, toasters',
        text: 'From the first kettle to the last tin of paint, carried to your own front door on the day that you order it, and paid for only when it stands in front of you.',
      },
      braaiSlide,
    ],
  },
})

/** At the end of a page, nothing is loaded before it comes near. */
export const Below = meta.story({
  args: { onTop: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')[0]).toHaveAttribute('loading', 'lazy')
  },
})

export const Loading = meta.story({ args: { slides: [], loading: true } })

export const TwelveSlides = meta.story({
  args: { slides: Array.from({ length: 12 }, (_, index) => ({ ...kitchenSlide, id: `slide${index}` })) },
  globals: { viewport: { value: 'small' } },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
