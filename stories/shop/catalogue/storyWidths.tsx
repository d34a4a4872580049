import type { ComponentType } from 'react'
import { styled } from 'styled-components'

/** A decorator with the width of a card in the product grid. */
export const CardWidth = (Story: ComponentType) => (
  <CardColumn>
    <Story />
  </CardColumn>
)

/** A decorator with the width of a card beside the filters of a wide desktop. */
export const WideCard = (Story: ComponentType) => (
  <WideColumn>
    <Story />
  </WideColumn>
)

/** A decorator with the width of the buy box column. */
export const ColumnWidth = (Story: ComponentType) => (
  <Column>
    <Story />
  </Column>
)

const CardColumn = styled.div`
  width: 226px;
`

const WideColumn = styled.div`
  width: 450px;
  container: card / inline-size;
`

const Column = styled.div`
  max-width: 460px;
`
