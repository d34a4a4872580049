import type { ComponentType } from 'react'
import { styled } from 'styled-components'

/** The bar that the category menu hangs from, with room for its panels. */
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
