import type { ComponentType } from 'react'
import { styled } from 'styled-components'

/** The list that a menu entry stands in. */
export const MenuList = (Story: ComponentType) => (
  <List>
    <Story />
  </List>
)

const List = styled.ul`
  max-width: 240px;
`
