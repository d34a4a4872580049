import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PlanCalculator } from '#ui-kit/shop/terms/PlanCalculator.tsx'
import { payLaterFields, payLaterPlan } from './plans.ts'

const meta = preview.meta({
  title: 'Shop/Terms/PlanCalculator',
  component: PlanCalculator,
  args: {
    id: 'calculator',
    heading: 'What would you pay?',
    fields: payLaterFields,
    onChange: fn(),
    plan: payLaterPlan,
    incomplete: 'Correct the fields above to see your plan.',
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

export const Filled = meta.story({})

export const WrongFields = meta.story({
  args: {
    plan: undefined,
    fields: payLaterFields.map((field) => ({
      ...field,
      ...(field.name === 'purchase' && {
        value: 'a lot',
        error: 'Enter an amount in rand, such as 900 or 899.50',
      }),
      ...(field.name === 'financed' && {
        value: '600',
        error: 'At most R\u00a0500.00 of this purchase can be financed',
      }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount to finance, in rand' })).toBeInvalid()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByText('Correct the fields above to see your plan.')).toBeVisible()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /most recent qualifying purchase/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('5')
    await expect(args.onChange).toHaveBeenCalledWith('financed', '5')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Day of the purchase')).toHaveFocus()
  },
})
