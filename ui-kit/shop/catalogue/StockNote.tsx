import { Text } from '#ui-kit/elements/Text.tsx'
import { stockWords } from './stockWords.ts'

type StockNoteProps = {
  stock: number
  /** Also says 'In stock' when there is plenty. */
  always?: boolean
}

const plenty = { tone: 'ok' as const, words: 'In stock' }

/** 'Only 3 left' or 'Sold out' in a line of text; nothing when there is plenty. */
export const StockNote = ({ stock, always = false }: StockNoteProps) => {
  const note = stockWords(stock) ?? (always ? plenty : undefined)

  return note ? (
    <Text as="span" size={14} tone={note.tone} strong>
      {note.words}
    </Text>
  ) : null
}
