import type { ProductDraft, ProductField } from './productDraft.ts'
import { stateLooks } from './productRow.ts'
import { counted } from './productWords.ts'

/** What a field of a draft holds, in one line; empty where it holds nothing. `nameOf` names products by id. */
export const draftWords = (field: ProductField, draft: ProductDraft, nameOf: (id: string) => string): string => {
  if (field === 'state') return stateLooks[draft.state].words
  if (field === 'specifications') return draft.specifications.map(({ name, value }) => `${name}: ${value}`).join('; ')
  if (field === 'images') return picturesWords(draft)
  if (field === 'crossSellProducts') return draft.crossSellProducts.map(nameOf).join('; ')
  const held = draft[field]

  return typeof held === 'string' ? held : held.join('; ')
}

const picturesWords = ({ images }: ProductDraft) =>
  images.length === 0 ? '' : `${counted(images.length, 'picture')}: ${images.map(({ alt }) => alt || '–').join('; ')}`
