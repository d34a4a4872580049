import { Text } from '#ui-kit/elements/Text.tsx'
import { stockLabel } from './stockLabel.ts'

type StockNoteProps = {
  /** How many are in stock. */
  stock: number
  /** Also shows 'In stock' while there is enough stock. */
  always?: boolean
}

const inStock = { tone: 'ok' as const, label: 'In stock' }

/** 'Only 3 left' or 'Sold out' in a line of text; nothing while there is enough stock. */
export const StockNote = ({ stock, always = false }: StockNoteProps) => {
  const note = stockLabel(stock) ?? (always ? inStock : undefined)

  return note ? (
    <Text as="span" size={14} tone={note.tone} strong>
      {note.label}
    </Text>
  ) : null
}
