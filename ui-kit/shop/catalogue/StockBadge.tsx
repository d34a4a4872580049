import { Badge } from '#ui-kit/elements/Badge.tsx'
import { stockLabel } from './stockLabel.ts'

type StockBadgeProps = {
  /** How many are in stock. */
  stock: number
}

/** 'Only 3 left' or 'Sold out' on a product's picture; nothing while there is enough stock. */
export const StockBadge = ({ stock }: StockBadgeProps) => {
  const note = stockLabel(stock)

  return note ? <Badge tone={note.tone}>{note.label}</Badge> : null
}
