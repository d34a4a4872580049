import { expect, type screen } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { confirmed, placed } from '#stories/shop/history/aminasHistory.ts'
import preview from '#storybook/preview.tsx'
import { FactPayload } from '#ui-kit/shop/audit/FactPayload.tsx'

const meta = preview.meta({ title: 'Shop/Audit/FactPayload', component: FactPayload, args: { fact: placed } })

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/"saving": 37415/)).not.toBeVisible()
  },
})

const summary = (canvas: Pick<typeof screen, 'getByText'>, type: string) =>
  canvas.getByText(type, { selector: 'summary' })

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(summary(canvas, 'OrderPlaced'))
    await expect(canvas.getByText(/"saving": 37415/)).toBeVisible()
    leaveFocus()
  },
})

export const CausedByAnotherFact = meta.story({
  args: { fact: confirmed, causeRevision: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(summary(canvas, 'OrderConfirmed'))
    await expect(canvas.getByText(/\(revision 0\)/)).toBeVisible()
    leaveFocus()
  },
})

export const OpenOnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(summary(canvas, 'OrderPlaced'))
    leaveFocus()
  },
})

// The browser itself handles the keys that open a summary; the story checks that the summary and its data can be focused.
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(summary(canvas, 'OrderPlaced')).toHaveFocus()
    await userEvent.click(summary(canvas, 'OrderPlaced'))
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Data of OrderPlaced, revision 0' })).toHaveFocus()
  },
})
