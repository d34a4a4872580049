import { TextField } from '#ui-kit/elements/TextField.tsx'
import type { MoneyFormatter } from '#ui-kit/shop/productAdmin/amounts.ts'
import { FormSection } from './FormSection.tsx'
import { MarginPreview } from './MarginPreview.tsx'
import { TwoColumns } from './TwoColumns.tsx'
import type { ProductFormState } from './useProductForm.ts'

type PriceSectionProps = {
  form: ProductFormState
  money: MoneyFormatter
  /** Pieces reserved for orders, which are not part of the quantity. */
  reserved: number
  disabled: boolean
}

/** The price and stock fields of the product form. */
export const PriceSection = ({ form: { draft, text }, money, reserved, disabled }: PriceSectionProps) => (
  <FormSection title="Price and stock">
    <TwoColumns>
      <TextField
        label="Price in rand"
        inputMode="decimal"
        {...numberFieldProps}
        disabled={disabled}
        {...text('price')}
      />
      <TextField
        label="Cost price in rand"
        inputMode="decimal"
        {...numberFieldProps}
        disabled={disabled}
        {...text('costPrice')}
      />
      <TextField
        label="Discount in percent"
        hint="A negative number adds a surcharge."
        {...numberFieldProps}
        required={false}
        disabled={disabled}
        {...text('discount')}
      />
      <TextField
        label="Quantity"
        hint={reserved > 0 ? `Pieces to sell; ${reserved} more are set aside for orders.` : 'Pieces to sell.'}
        inputMode="numeric"
        {...numberFieldProps}
        disabled={disabled}
        {...text('quantity')}
      />
    </TwoColumns>
    <MarginPreview price={draft.price} costPrice={draft.costPrice} discount={draft.discount} money={money} />
  </FormSection>
)

const numberFieldProps = { autoComplete: 'off', required: true }
