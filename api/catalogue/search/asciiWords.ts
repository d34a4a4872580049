/** What an ASCII character is in a word: nothing, a letter, a digit, or left out of it. */
const [separator, letter, digit, skipped] = [0, 1, 2, 3]

const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  return /[a-z]/i.test(character) ? letter : /[0-9]/.test(character) ? digit : character === "'" ? skipped : separator
})

/** How many runs of characters are kept; for any other the word is made again each time. */
const maxKnown = 8192
const slotCount = maxKnown * 2
/** Longer numbers are of one product only: to keep them would crowd out words. */
const maxKnownDigits = 3

interface Known {
  characters: string
  word: string
  /** The index of the word, or `unknown`. */
  at: number
}

const unknown = -1

/**
 * Splits ASCII texts into words: runs of letters, in lower case and without apostrophes, and runs of digits, each mapped by `toWord`. The
 * same ones occur again and again: they are found by a hash of their characters, so that one that is known costs no new string.
 */
export const openAsciiWords = (toWord: (characters: string) => string) => {
  // Open addressing: a slot holds one more than the index of what is known, and 0 where it is free.
  const slots = new Uint16Array(slotCount)
  const known: Known[] = []
  const indexes = new Map<string, number>()
  /** By the index of a word: the number of the last text that had it. */
  const lastTexts = new Uint32Array(maxKnown)
  let textNumber = 0
  let characters = new Uint8Array(1024)

  const isRun = (run: string, length: number) => {
    if (run.length !== length) return false
    for (let at = 0; at < length; at += 1) if (run.charCodeAt(at) !== characters[at]) return false
    return true
  }
  const add = (slot: number, length: number): Known => {
    let run = ''
    for (let at = 0; at < length; at += 1) run += String.fromCharCode(characters[at] ?? 0)
    const word = toWord(run)
    const isKept = known.length < maxKnown && !(kinds[run.charCodeAt(0)] === digit && length > maxKnownDigits)
    const at = indexes.get(word) ?? (isKept ? indexes.size : unknown)
    const found = { characters: run, word, at }
    if (!isKept) return found
    indexes.set(word, at)
    slots[slot] = known.push(found)
    return found
  }
  const find = (hash: number, length: number) => {
    let slot = hash & (slotCount - 1)
    for (;;) {
      const each = known[(slots[slot] ?? 0) - 1]
      if (!each) return add(slot, length)
      if (isRun(each.characters, length)) return each
      slot = (slot + 1) & (slotCount - 1)
    }
  }
  const addTo = (words: string[], hash: number, length: number) => {
    if (length === 0) return
    const { word, at } = find(hash, length)
    if (at === unknown ? words.includes(word) : lastTexts[at] === textNumber) return
    lastTexts[at] = textNumber
    words.push(word)
  }

  /** The words of a text, each once, in the order in which they first occur. `undefined` where the text is not ASCII. */
  return (text: string) => {
    if (text.length > characters.length) characters = new Uint8Array(text.length)
    textNumber += 1
    const words: string[] = []
    let length = 0
    let hash = 0
    let kindOfRun = separator
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      const kind = kinds[code]
      if (kind === undefined) return undefined
      if (kind === skipped) continue
      if (kind !== kindOfRun) {
        addTo(words, hash, length)
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
    addTo(words, hash, length)
    return words
  }
}
