/** One story of a file. */
export interface StorySource {
  /** As it is exported. */
  name: string
  /** From its name to the next story. */
  text: string
}

/** A file of stories: what stands above them, and each of them. */
export const splitStories = (file: string): { head: string; stories: readonly StorySource[] } => {
  const [head = '', ...stories] = file.split(/^export const (?=\w)/m)
  return { head, stories: stories.map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? '', text })) }
}
