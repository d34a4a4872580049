import { Badge } from '#ui-kit/elements/Badge.tsx'
import { stockWords } from './stockWords.ts'

type StockBadgeProps = { stock: number }

/** 'Only 3 left' or 'Sold out' on a product's picture; nothing when there is plenty. */
export const StockBadge = ({ stock }: StockBadgeProps) => {
  const note = stockWords(stock)

  return note ? <Badge tone={note.tone}>{note.words}</Badge> : null
}
