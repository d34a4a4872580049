/** Whether the words of a page have a sentence in which `{n}` and the like are filled in. */
export const showsSentence = (words: string, text: string) => {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<!\\p{L})${parts.join('.+')}(?!\\p{L})`, 'u').test(words.replaceAll(/\s+/g, ' '))
}
