import { type ComponentType, createContext } from 'react'

export type SavedPictureProps = {
  src: string
  avif?: string | undefined
  alt: string
  fit: 'contain' | 'cover'
}

/** What every Picture below shows in its place where the visitor saves data: `SavedPicture`; undefined for everybody else. */
export const SavesData = createContext<ComponentType<SavedPictureProps> | undefined>(undefined)
