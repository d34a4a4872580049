import { TextField } from '#ui-kit/elements/TextField.tsx'
import type { Money } from './amounts.ts'
import { FormSection } from './FormSection.tsx'
import { SellingLine } from './SellingLine.tsx'
import { TwoColumns } from './TwoColumns.tsx'
import type { ProductForming } from './useProductForm.ts'

type PriceSectionProps = {
  form: ProductForming
  money: Money
  /** Pieces set aside for orders, which are not counted in the quantity. */
  reserved: number
  disabled: boolean
}

/** What it costs, what it sells at, and how many there are. */
export const PriceSection = ({ form: { draft, text }, money, reserved, disabled }: PriceSectionProps) => (
  <FormSection title="Price and stock">
    <TwoColumns>
      <TextField label="Price in rand" inputMode="decimal" {...figure} disabled={disabled} {...text('price')} />
      <TextField
        label="Cost price in rand"
        inputMode="decimal"
        {...figure}
        disabled={disabled}
        {...text('costPrice')}
      />
      <TextField
        label="Discount in percent"
        hint="A negative one is a surcharge."
        {...figure}
        required={false}
        disabled={disabled}
        {...text('discount')}
      />
      <TextField
        label="Quantity"
        hint={reserved > 0 ? `Pieces to sell; ${reserved} more are set aside for orders.` : 'Pieces to sell.'}
        inputMode="numeric"
        {...figure}
        disabled={disabled}
        {...text('quantity')}
      />
    </TwoColumns>
    <SellingLine price={draft.price} costPrice={draft.costPrice} discount={draft.discount} money={money} />
  </FormSection>
)

const figure = { autoComplete: 'off', required: true }
