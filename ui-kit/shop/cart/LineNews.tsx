import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { StockNote } from '#ui-kit/shop/catalogue/StockNote.tsx'
import type { CartLineItem } from './CartLine.tsx'

type LineNewsProps = {
  line: CartLineItem
  onCount: (id: string, count: number) => void
  onAcceptPrice: (id: string) => void
}

/** What has happened to a product since it was put in the cart, and what can be done about it. */
export const LineNews = ({ line, onCount, onAcceptPrice }: LineNewsProps) => {
  const { id, name, stock, count, gone, repriced } = line
  if (gone) return <Text {...warning}>No longer sold</Text>

  return (
    <>
      {stock > 0 && count > stock ? (
        <Told>
          <Text {...warning}>{`Only ${stock} left`}</Text>
          <Button
            kind="secondary"
            size="small"
            aria-label={`Take ${stock} of ${name}`}
            onClick={() => onCount(id, stock)}
          >
            {`Take ${stock}`}
          </Button>
        </Told>
      ) : (
        <StockNote stock={stock} />
      )}
      {repriced && (
        <Told>
          <Text as="span" size={14} strong>{`Was ${repriced.was}, now ${repriced.now}`}</Text>
          <Button
            kind="secondary"
            size="small"
            aria-label={`OK: ${name} is now ${repriced.now}`}
            onClick={() => onAcceptPrice(id)}
          >
            OK
          </Button>
        </Told>
      )}
    </>
  )
}

const warning = { as: 'span', size: 14, tone: 'bad', strong: true } as const

const Told = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding-block: var(--space-1);
`
