import { styled } from 'styled-components'

/** A portrait with some lines beside it. */
export const OfferLayout = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
`
