import type { UnfoundSearch } from '#domain/search/searchEvents.ts'
import { openSearchQuota } from './searchQuota.ts'

/** Milliseconds in which somebody types on: the text before was not all they looked for. */
const typingOn = 10_000
// What a flood of made-up texts may take of the memory.
const mostTexts = 500

/** What somebody searched for, when and who: by a name that stays in this process. */
interface Typed {
  text: string
  at: number
  by: string
}

/** Counts searches as they come in; of what is typed on, only the last. Moments in milliseconds. */
export const openTally = () => {
  let typed: Typed[] = []
  const counts = new Map<string, number>()
  const isCounted = openSearchQuota()

  const add = (text: string, count: number) => {
    if (counts.has(text) || counts.size < mostTexts) counts.set(text, (counts.get(text) ?? 0) + count)
  }
  const settle = (before: number) => {
    for (const { text, at, by } of typed) if (at <= before && isCounted(by, at)) add(text, 1)
    typed = typed.filter(({ at }) => at > before)
  }

  return {
    /** Also a search that found something tells that a shorter text was only on the way to it. */
    searched: (search: Typed, found: boolean) => {
      const { text, at } = search
      settle(at - typingOn)
      const shorter = typed.findLastIndex((before) => text.length > before.text.length && text.startsWith(before.text))
      if (shorter !== -1) typed.splice(shorter, 1)
      if (!found && typed.length < mostTexts) typed.push(search)
    },
    /** What was searched for most, no more than so many texts; it is not in the tally any more. */
    take: (at: number, most: number): UnfoundSearch[] => {
      settle(at - typingOn)
      const taken = [...counts].sort(([, one], [, other]) => other - one).slice(0, most)
      for (const [text] of taken) counts.delete(text)
      return taken.map(([text, count]) => ({ text, count }))
    },
    putBack: (searches: readonly UnfoundSearch[]) => {
      for (const { text, count } of searches) add(text, count)
    },
    isEmpty: () => typed.length === 0 && counts.size === 0,
  }
}
