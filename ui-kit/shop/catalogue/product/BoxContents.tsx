import { Package } from 'lucide-react'
import { styled } from 'styled-components'

type BoxContentsProps = {
  /** What is in the box, one thing a line. */
  items: readonly string[]
}

/** The contents of the product's box. */
export const BoxContents = ({ items }: BoxContentsProps) => (
  <Box>
    <Package size={32} aria-hidden />
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  </Box>
)

const Box = styled.div`
  display: flex;
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-3);
  background: var(--sunk);

  > svg {
    flex-shrink: 0;
    color: var(--brand);
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-block: 4px;
`
