import type { Book, BookEntry } from './openBook.ts'

/** The first story of every element, part, screen and page that a designer sees. */
export const firstStories = (book: Book): BookEntry[] => {
  const shown = book.stories.filter(({ tags }) => !tags.includes('behaviour') && !tags.includes('guidance'))
  return [...Map.groupBy(shown, ({ title }) => title)].flatMap(([title, [first]]) =>
    first && /^(Elements|Shop|Screens|Pages)\//.test(title) ? [first] : [],
  )
}
