import type { ComponentType } from 'react'
import { styled } from 'styled-components'

/** A decorator with the list that contains a menu item. */
export const MenuList = (Story: ComponentType) => (
  <List>
    <Story />
  </List>
)

const List = styled.ul`
  max-width: 240px;
`
