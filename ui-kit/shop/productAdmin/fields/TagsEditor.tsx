import { ChipsEditor, type ChipsEditorProps } from './ChipsEditor.tsx'
import { parseTags } from './tags.ts'

type TagsEditorProps = Pick<ChipsEditorProps, 'id' | 'onChange' | 'error' | 'disabled'> & {
  /** The tags, a chip each. */
  tags: readonly string[]
  /** Tags of other products. */
  suggestions?: readonly string[] | undefined
}

/** Edits the tags of a product. */
export const TagsEditor = ({ tags, ...editor }: TagsEditorProps) => (
  <ChipsEditor
    {...editor}
    legend="Tags"
    noun="tag"
    listLabel="Tags of this product"
    hint="Enter or a comma adds it. Shoppers’ searches suggest tags first. A tag like needs-plumber suggests someone who can install it."
    values={tags}
    parse={parseTags}
    maxLength={30}
  />
)
