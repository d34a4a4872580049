import type { ComponentType } from 'react'
import { styled } from 'styled-components'

/** A decorator with the bar that contains the category menu, and space for its panels. */
export const MenuBar = (Story: ComponentType) => (
  <Room>
    <Bar>
      <Story />
    </Bar>
  </Room>
)

const Room = styled.div`
  min-height: 440px;
`

const Bar = styled.div`
  position: relative;
`
