import type { ComponentType } from 'react'
import { styled } from 'styled-components'

/** As wide as a card of the product grid. */
export const CardWidth = (Story: ComponentType) => (
  <Narrow>
    <Story />
  </Narrow>
)

/** As wide as the buying column of a product page. */
export const ColumnWidth = (Story: ComponentType) => (
  <Column>
    <Story />
  </Column>
)

const Narrow = styled.div`
  width: 226px;
`

const Column = styled.div`
  max-width: 460px;
`
