import type { DatabaseSync } from 'node:sqlite'
import { distance } from './distance.ts'

// A word that is misspelt may have meant several.
const mostMeant = 3

export type Spelling = ReturnType<typeof openSpelling>

/** The words of listed products, for those that nobody knows. */
export const openSpelling = (database: DatabaseSync) => {
  const read = database.prepare('SELECT word, products FROM product_words WHERE products > 0 ORDER BY word')
  let words: string[] | undefined
  let products = new Uint32Array()
  let letters = new Uint32Array()

  const load = () => {
    const rows = read.all()
    words = rows.map(({ word }) => String(word))
    products = Uint32Array.from(rows, (row) => Number(row['products']))
    letters = Uint32Array.from(words, lettersOf)
    return words
  }

  return {
    /** There may be other words now. */
    forget: () => {
      words = undefined
    },
    /** The words nearest to one that nobody knows: those of the same distance, the likeliest first. */
    nearest: (word: string) => {
      const known = words ?? load()
      const [most, wanted] = [mistakesIn(word), lettersOf(word)]
      const found: { place: number; mistakes: number }[] = []
      for (let place = 0; most > 0 && place < known.length; place += 1) {
        const other = known[place] ?? ''
        // A mistake adds a letter, takes one, or both.
        if (Math.abs(other.length - word.length) > most || bits(wanted ^ (letters[place] ?? 0)) > most * 2) continue
        if (most === 1 && word.length < 5 && other[0] !== word[0]) continue
        const mistakes = distance(word, other, most)
        if (mistakes <= most) found.push({ place, mistakes })
      }
      const fewest = Math.min(...found.map(({ mistakes }) => mistakes))
      return found
        .filter(({ mistakes }) => mistakes === fewest)
        .map(({ place }) => ({ word: known[place] ?? '', products: products[place] ?? 0 }))
        .sort((one, other) => likelihood(other, word) - likelihood(one, word))
        .slice(0, mostMeant)
        .map((each) => each.word)
    },
  }
}

/** How many mistakes a word of this length may have. */
const mistakesIn = ({ length }: string) => (length < 3 ? 0 : length < 6 ? 1 : 2)

// People know the letter that a word begins with.
const likelihood = (meant: { word: string; products: number }, written: string) =>
  meant.products + (meant.word[0] === written[0] ? 1_000_000_000 : 0)

/** One bit a letter, so that words without a chance are told from the others at a glance. */
const lettersOf = (word: string) => {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters >>> 0
}

const bits = (number: number) => {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
