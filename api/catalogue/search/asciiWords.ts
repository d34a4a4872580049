/** What an ASCII character is to words: it stands between them, is a letter or a digit of one, or is left out of it. */
const [separator, letter, digit, skipped] = [0, 1, 2, 3]

const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  return /[a-z]/i.test(character) ? letter : /[0-9]/.test(character) ? digit : character === "'" ? skipped : separator
})

/** How many runs of characters are kept; for any other the word is made again each time. */
const maxKept = 8192
const slotCount = maxKept * 2
/** Longer numbers are of one product only: to keep them would crowd out words. */
const maxKeptDigits = 3

/**
 * Splits ASCII texts into words: runs of letters, in lower case and without apostrophes, and runs of digits, each mapped by `toWord`. The
 * same ones occur again and again: they are found by a hash of their characters, so that one that is kept costs no new string.
 */
export const openAsciiWords = (toWord: (run: string) => string) => {
  const runs = openRuns(toWord)

  /** The words of a text, each once, in the order in which they first occur. `undefined` where the text is not ASCII. */
  return (text: string) => {
    const words: string[] = []
    const characters = runs.begin(text.length)
    let length = 0
    let hash = 0
    let kindOfRun = separator
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      const kind = kinds[code]
      if (kind === undefined) return undefined
      if (kind === skipped) continue
      if (kind !== kindOfRun) {
        if (length > 0) runs.addWord(words, length, hash)
        length = 0
        hash = 0
        kindOfRun = kind
      }
      if (kind === separator) continue
      // To lower case, whose bit digits have already.
      const character = code | 32
      characters[length] = character
      length += 1
      hash = Math.imul(hash ^ character, 0x01000193) + character
    }
    if (length > 0) runs.addWord(words, length, hash)
    return words
  }
}

interface Run {
  run: string
  word: string
  /** Its index; `notKept` where the word of a run that is not kept has none. */
  wordIndex: number
}

const notKept = -1

/** The runs that are kept, with their words, in a hash table with open addressing. */
const openRuns = (toWord: (run: string) => string) => {
  /** One more than the index of a run, 0 where the slot is free. */
  const slots = new Uint16Array(slotCount)
  const kept: Run[] = []
  const wordIndexes = new Map<string, number>()
  /** By the index of a word: the number of the last text that had it. */
  const lastTexts = new Uint32Array(maxKept)
  let textNumber = 0
  let characters = new Uint8Array(1024)

  const add = (slot: number, length: number): Run => {
    const run = textOf(characters, length)
    const word = toWord(run)
    const isLongNumber = kinds[run.charCodeAt(0)] === digit && length > maxKeptDigits
    const isKept = kept.length < maxKept && !isLongNumber
    const wordIndex = wordIndexes.get(word) ?? (isKept ? wordIndexes.size : notKept)
    if (isKept) {
      wordIndexes.set(word, wordIndex)
      slots[slot] = kept.push({ run, word, wordIndex })
    }
    return { run, word, wordIndex }
  }
  const find = (length: number, hash: number) => {
    let slot = hash & (slotCount - 1)
    for (;;) {
      const each = kept[(slots[slot] ?? 0) - 1]
      if (!each) return add(slot, length)
      if (isText(each.run, characters, length)) return each
      slot = (slot + 1) & (slotCount - 1)
    }
  }

  return {
    /** Begins a text of so many characters. Returns where those of each run are to be written. */
    begin: (length: number) => {
      textNumber += 1
      if (length > characters.length) characters = new Uint8Array(length)
      return characters
    },
    /** Adds the word of the run that was written to the words of its text, unless they have it. */
    addWord: (words: string[], length: number, hash: number) => {
      const { word, wordIndex } = find(length, hash)
      if (wordIndex === notKept ? words.includes(word) : lastTexts[wordIndex] === textNumber) return
      lastTexts[wordIndex] = textNumber
      words.push(word)
    },
  }
}

const textOf = (characters: Uint8Array, length: number) => {
  let text = ''
  for (let at = 0; at < length; at += 1) text += String.fromCharCode(characters[at] ?? 0)
  return text
}

const isText = (text: string, characters: Uint8Array, length: number) => {
  if (text.length !== length) return false
  for (let at = 0; at < length; at += 1) if (text.charCodeAt(at) !== characters[at]) return false
  return true
}
