import { atom } from 'jotai'
import type { ComponentType } from 'react'

/** Prompts at the bottom of every page; their chunk sets it once the page is idle. */
export const pagePromptsAtom = atom<ComponentType>()

/** The bar above every page while there is no connection; set with the prompts. */
export const connectionBarAtom = atom<ComponentType>()
