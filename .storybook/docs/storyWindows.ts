import { toId } from 'storybook/internal/csf'
import type { PreparedStory } from 'storybook/internal/types'
import { viewports } from '../viewports.ts'

/** The window of a story in px: its viewport, else a desktop, which may be lower (`docs: { story: { height: '420px' } }`). */
export const windowOf = ({ storyGlobals, parameters }: PreparedStory) => {
  const name = storyGlobals['viewport']?.value as keyof typeof viewports | undefined
  const { width, height } = viewports[name ?? 'desktop'].styles
  const shownHeight: string = (name === undefined && parameters['docs']?.story?.height) || height
  return { width: Number.parseInt(width, 10), height: Number.parseInt(shownHeight, 10) }
}

export const hasViewport = (story: PreparedStory) => story.storyGlobals['viewport']?.value !== undefined

/** Whether a page shows its stories in windows only: screens, and what opens a modal dialog (`docs: { story: { inline: false } }`). */
export const isFramed = ({ title, parameters }: PreparedStory) =>
  title.startsWith('Screens/') || parameters['docs']?.story?.inline === false

/** Address of a story alone, in the theme of the page. */
export const sourceOf = ({ id }: PreparedStory, theme: string) =>
  `iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`

/** Address of a story inside of Storybook. */
export const pathOf = ({ id }: PreparedStory) => `./?path=/story/${id}`

/** Address of the page of a component inside of Storybook, from its title: `Elements/Button`. */
export const docsPathOf = (title: string) => `./?path=/docs/${toId(title, 'docs')}`
