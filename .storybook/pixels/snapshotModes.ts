import type { Theme } from '#storybook/themes.ts'
import { viewports } from '#storybook/viewports.ts'
import { snapshotStories } from './snapshotStories.ts'

/** How a story looks in one snapshot: what Chromatic calls a mode. */
export interface SnapshotMode {
  /** Pixels. */
  viewport: { width: number; height: number }
  theme: Theme
}

type SnapshotKind = keyof typeof snapshotStories

/** Pixels: what lies further down on a screen costs more bytes in the repository than it tells. */
const tallest = 800

const onScreen = (viewport: keyof typeof viewports, theme: SnapshotMode['theme']): SnapshotMode => {
  const { width, height } = sizeOf(viewport)
  return { viewport: { width, height: Math.min(height, tallest) }, theme }
}

const sizeOf = (viewport: keyof typeof viewports) => {
  const { width, height } = viewports[viewport].styles
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
}

const modes: Record<SnapshotKind, Record<string, SnapshotMode>> = {
  screens: {
    '360-light': onScreen('phone', 'light'),
    '360-dark': onScreen('phone', 'dark'),
    '820-light': onScreen('smallTablet', 'light'),
    '820-dark': onScreen('smallTablet', 'dark'),
    '1280-light': onScreen('desktop', 'light'),
    '1280-dark': onScreen('desktop', 'dark'),
  },
  elements: { '360-contrast': onScreen('phone', 'contrast') },
  printed: { print: { viewport: sizeOf('paper'), theme: 'light' } },
}

/** Every snapshot that is taken, in the order of the table. */
export const snapshots = (Object.keys(modes) as SnapshotKind[]).flatMap((kind) =>
  snapshotStories[kind].flatMap((story) =>
    Object.entries(modes[kind]).map(([name, mode]) => ({
      story,
      modeName: name,
      ...mode,
      media: kind === 'printed' ? ('print' as const) : ('screen' as const),
      /** The name of its baseline, without `.webp`. */
      name: `${story}.${name}`,
    })),
  ),
)

export type Snapshot = (typeof snapshots)[number]

/** The parameter `chromatic` of a story: the snapshots of the table, cut at the viewport as ours are, or none. */
export const chromaticParameter = (story: string): ChromaticParameter => {
  const kind = (Object.keys(modes) as SnapshotKind[]).find((name) => snapshotStories[name].includes(story))
  if (!kind) return { disableSnapshot: true }

  return { modes: modes[kind], cropToViewport: true, ...(kind === 'printed' && { media: 'print' }) }
}

interface ChromaticParameter {
  disableSnapshot?: true
  modes?: Record<string, SnapshotMode>
  cropToViewport?: true
  media?: string
}
