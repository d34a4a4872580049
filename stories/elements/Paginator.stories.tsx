import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Paginator } from '#ui-kit/elements/Paginator.tsx'

const meta = preview.meta({
  title: 'Elements/Paginator',
  component: Paginator,
  args: { page: 6, pages: 12, hrefFor: (page: number) => `/Categories/Hardware?pageNumber=${page}` },
})

const numbersOf = (links: HTMLElement[]) => links.map((link) => link.textContent).filter(Boolean)

export const InTheMiddle = meta.story({
  play: async ({ canvas }) => {
    await expect(numbersOf(canvas.getAllByRole('link'))).toEqual(['4', '5', '6', '7', '8'])
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Last page' })).toHaveAttribute(
      'href',
      '/Categories/Hardware?pageNumber=12',
    )
  },
})

export const AtTheStart = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(numbersOf(canvas.getAllByRole('link'))).toEqual(['1', '2', '3', '4', '5'])
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const AtTheEnd = meta.story({
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(numbersOf(canvas.getAllByRole('link'))).toEqual(['8', '9', '10', '11', '12'])
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const TwoPages = meta.story({ args: { page: 1, pages: 2 } })

export const OnePageNeedsNone = meta.story({
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

export const SmallPhone = meta.story({ args: { page: 142, pages: 288 }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['First page', 'Previous page', 'Page 4', 'Page 5']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
  },
})
