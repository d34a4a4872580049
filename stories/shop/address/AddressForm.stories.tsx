import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import preview from '#storybook/preview.tsx'
import { AddressForm } from '#ui-kit/shop/address/AddressForm.tsx'
import { addressCheck } from './addressCheck.ts'
import { aminasHome, longestAddress } from './aminasAddresses.ts'

const meta = preview.meta({
  title: 'Shop/Addresses/AddressForm',
  component: AddressForm,
  args: { check: addressCheck, onSubmit: fn(), onCancel: fn(), onChanged: fn(), submitLabel: 'Add address' },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add address' })).toBeDisabled()
    await expect(canvas.getByText('Please fill in 8 more fields.')).toBeVisible()
  },
})

export const FilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Recipient name'), '  Amina Daniels ')
    await userEvent.type(canvas.getByLabelText('Recipient mobile number'), aminasHome.recipientMobileNumber)
    await userEvent.type(canvas.getByLabelText('Street address'), aminasHome.streetAddress)
    await userEvent.type(canvas.getByLabelText('Complex / building (write House if none)'), 'House')
    await userEvent.type(canvas.getByLabelText('Suburb'), aminasHome.suburb)
    await userEvent.type(canvas.getByLabelText('City'), 'Soweto')
    await userEvent.selectOptions(canvas.getByLabelText('Province'), 'Gauteng')
    await expect(canvas.getByRole('button', { name: 'Add address' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Postal code'), '1809')
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }))
    const { id, ...address } = aminasHome
    await expect(args.onSubmit).toHaveBeenCalledWith(address)
    leaveFocus()
  },
})

export const ErrorAfterBlur = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Street address'), '7 Marula')
    await expect(canvas.queryByText(/must be at least/)).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('The street address must be at least 10 characters long')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Complex name required')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Street address'), ' Road')
    await expect(canvas.queryByText(/The street address/)).toBeNull()
    leaveFocus()
  },
})

/** Pressing Enter in an invalid form moves the focus to the first invalid field and shows all errors. */
export const EnterWhileInvalid = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Recipient name'), 'Amina Daniels')
    await userEvent.type(canvas.getByLabelText('City'), 'Soweto{Enter}')
    await expect(canvas.getByLabelText('Recipient mobile number')).toHaveFocus()
    await expect(canvas.getByLabelText('Recipient mobile number')).toBeInvalid()
    await expect(canvas.getByText('Complex name required')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** The form counts as changed until the values are as before. */
export const Changed = meta.story({
  tags: ['behaviour'],
  args: { address: aminasHome },
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.onChanged).toHaveBeenLastCalledWith(false)
    await userEvent.type(canvas.getByLabelText('Postal code'), '7')
    await expect(args.onChanged).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChanged).toHaveBeenLastCalledWith(false)
  },
})

/** An error that appears while the pointer is pressed does not prevent the click. */
export const CancelFromAnInvalidField = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Street address'), '7 Marula')
    const cancel = canvas.getByRole('button', { name: 'Cancel' })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: cancel })
    await expect(canvas.queryByText(/The street address must/)).toBeNull()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: cancel })
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(await canvas.findByText(/The street address must/)).toBeVisible()
  },
})

export const Updating = meta.story({ args: { address: aminasHome, submitLabel: 'Update address' } })

export const Busy = meta.story({ args: { address: aminasHome, busy: true } })

export const RefusedByTheServer = meta.story({
  args: {
    address: aminasHome,
    errors: { postalCode: 'We know no such postal code' },
    problem: 'Failed to add address',
  },
})

RefusedByTheServer.test('hides the refusal of a field once it changes', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Add address' })).toBeDisabled()
  await userEvent.type(canvas.getByLabelText('Postal code'), '{Backspace}8')
  await expect(canvas.queryByText('We know no such postal code')).toBeNull()
  await expect(canvas.getByRole('button', { name: 'Add address' })).toBeEnabled()
})

export const FieldsTooShort = meta.story({
  args: {
    errors: {
      recipientName: 'The recipient name must be at least 2 characters long',
      recipientMobileNumber: 'The recipient mobile number must be at least 10 characters long',
      streetAddress: 'The street address must be at least 10 characters long',
      complex: 'Complex name required',
      suburb: 'The suburb must be at least 2 characters long',
      city: 'The city must be at least 2 characters long',
      province: 'The province must be at least 2 characters long',
    },
  },
})

export const PostalCodeTooShort = meta.story({
  args: { address: aminasHome, errors: { postalCode: 'The postal code must be at least 2 characters long' } },
})

export const EveryFieldAtItsLongest = meta.story({
  args: { address: longestAddress },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { address: { ...aminasHome, postalCode: '180' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Postal code'))
    await userEvent.keyboard('9{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})
