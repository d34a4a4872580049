import { storyNameFromExport, toId } from 'storybook/internal/csf'

type Stories = Record<string, { meta?: { input: { title?: string } } }>

/** Loaders of all files with stories: the title of a file is known once it is loaded. */
const files = import.meta.glob<Stories>('../**/*.stories.tsx')

/** The address of a story in Storybook, from `folder/File#Export`. */
export const storyHref = async (story: string) => {
  const [file = '', name = ''] = story.split('#')
  const stories = await files[`../${file}.stories.tsx`]?.()
  const title = stories?.[name]?.meta?.input.title
  return title === undefined ? '' : `./?path=/story/${toId(title, storyNameFromExport(name))}`
}
