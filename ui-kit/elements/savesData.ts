import { type ComponentType, createContext } from 'react'

export type SavedPictureProps = {
  /** Address of the WebP picture. */
  src: string
  /** Address of the same picture as AVIF, which browsers that know it load instead. */
  avif?: string | undefined
  /** What the picture shows, for those who do not see it; empty for a decoration. */
  alt: string
  /** Whether the whole picture is shown (`contain`) or the tile is filled (`cover`). */
  fit: 'contain' | 'cover'
}

/** What every Picture below shows in its place where the visitor saves data: `SavedPicture`; undefined for everybody else. */
export const SavesData = createContext<ComponentType<SavedPictureProps> | undefined>(undefined)
