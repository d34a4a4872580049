import type { ComponentType } from 'react'
import { styled } from 'styled-components'

/** A decorator with the surface that a category menu opens. */
export const MenuSheet = (Story: ComponentType) => (
  <Sheet>
    <Story />
  </Sheet>
)

const Sheet = styled.div`
  width: fit-content;
  max-width: 100%;
  min-width: min(100%, 320px);
  border: var(--border) solid var(--line);
  background: var(--surface);
`
