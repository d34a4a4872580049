import type { ComponentType } from 'react'
import { styled } from 'styled-components'

/** A decorator with the width of a card in the grid of service providers. */
export const ProviderWidth = (Story: ComponentType) => (
  <ProviderColumn>
    <Story />
  </ProviderColumn>
)

const ProviderColumn = styled.div`
  max-width: 388px;
`
