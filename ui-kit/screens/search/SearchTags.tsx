import { Text } from '#ui-kit/elements/Text.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'

type SearchTagsProps = { tooShort: boolean; tags: readonly { label: string; href: string }[] }

/** Tags that match the text, or a hint that it is too short. */
export const SearchTags = ({ tooShort, tags }: SearchTagsProps) => (
  <>
    {tooShort && <Text role="status">Type at least 3 characters</Text>}
    {tags.length > 0 && <LinkChips label="Suggestions" links={tags} inOneLine />}
  </>
)
