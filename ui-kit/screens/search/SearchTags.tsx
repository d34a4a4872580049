import { Text } from '#ui-kit/elements/Text.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'

type SearchTagsProps = { tooShort: string | undefined; tags: readonly { label: string; href: string }[] }

/** Tags that match the text, or why nothing was searched for. */
export const SearchTags = ({ tooShort, tags }: SearchTagsProps) => (
  <>
    {tooShort && <Text role="status">{tooShort}</Text>}
    {tags.length > 0 && <LinkChips label="Suggestions" links={tags} inOneLine />}
  </>
)
