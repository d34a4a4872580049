import type { DatabaseSync } from 'node:sqlite'
import { editDistance } from './editDistance.ts'

// A misspelt word may have several corrections.
const maxCorrections = 3

export type Spelling = ReturnType<typeof openSpelling>

/** Corrects unknown words to words of listed products. */
export const openSpelling = (database: DatabaseSync) => {
  const selectWords = database.prepare('SELECT word, products FROM product_words WHERE products > 0 ORDER BY word')
  let words: string[] | undefined
  let products = new Uint32Array()
  let letterMasks = new Uint32Array()

  const load = () => {
    const rows = selectWords.all()
    words = rows.map(({ word }) => String(word))
    products = Uint32Array.from(rows, (row) => Number(row['products']))
    letterMasks = Uint32Array.from(words, letterMaskOf)
    return words
  }

  return {
    /** Drops the words in memory, because products changed. */
    clear: () => {
      words = undefined
    },
    /** The known words with the smallest edit distance to an unknown word, the likeliest first. */
    nearest: (word: string) => {
      const vocabulary = words ?? load()
      const [max, wordMask] = [maxMistakes(word), letterMaskOf(word)]
      const found: { index: number; mistakes: number }[] = []
      for (let index = 0; max > 0 && index < vocabulary.length; index += 1) {
        const knownWord = vocabulary[index] ?? ''
        // A mistake adds a letter, takes one, or both.
        if (Math.abs(knownWord.length - word.length) > max || popCount(wordMask ^ (letterMasks[index] ?? 0)) > max * 2)
          continue
        if (max === 1 && word.length < 5 && knownWord[0] !== word[0]) continue
        const mistakes = editDistance(word, knownWord, max)
        if (mistakes <= max) found.push({ index, mistakes })
      }
      const fewest = Math.min(...found.map(({ mistakes }) => mistakes))
      return found
        .filter(({ mistakes }) => mistakes === fewest)
        .map(({ index }) => ({ word: vocabulary[index] ?? '', products: products[index] ?? 0 }))
        .sort((one, other) => likelihood(other, word) - likelihood(one, word))
        .slice(0, maxCorrections)
        .map((each) => each.word)
    },
  }
}

/** How many mistakes a word of this length may have. */
const maxMistakes = ({ length }: string) => (length < 3 ? 0 : length < 6 ? 1 : 2)

// The first letter is rarely wrong.
const likelihood = (correction: { word: string; products: number }, written: string) =>
  correction.products + (correction.word[0] === written[0] ? 1_000_000_000 : 0)

/** A bit mask of the letters: comparing masks rules out most words before their edit distance is computed. */
const letterMaskOf = (word: string) => {
  let mask = 0
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31)
  return mask >>> 0
}

const popCount = (number: number) => {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
