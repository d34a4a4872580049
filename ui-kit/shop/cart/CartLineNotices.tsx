import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { StockNote } from '#ui-kit/shop/catalogue/StockNote.tsx'
import type { CartLineItem } from './cartLineItem.ts'

type CartLineNoticesProps = {
  line: CartLineItem
  onCount: (id: string, count: number) => void
  onAcceptPrice: (id: string) => void
}

/** Notices about a product in the cart whose stock or price has changed, with buttons to accept the change. */
export const CartLineNotices = ({ line, onCount, onAcceptPrice }: CartLineNoticesProps) => {
  const { id, name, stock, count, gone, repriced } = line
  if (gone) return <Text {...warningProps}>No longer sold</Text>

  return (
    <>
      {stock > 0 && count > stock ? (
        <NoticeLine>
          <Text {...warningProps}>{`Only ${stock} left`}</Text>
          <Button
            kind="secondary"
            size="small"
            aria-label={`Take ${stock} of ${name}`}
            onClick={() => onCount(id, stock)}
          >
            {`Take ${stock}`}
          </Button>
        </NoticeLine>
      ) : (
        <StockNote stock={stock} />
      )}
      {repriced && (
        <NoticeLine>
          <Text as="span" size={14} strong>{`Was ${repriced.was}, now ${repriced.now}`}</Text>
          <Button
            kind="secondary"
            size="small"
            aria-label={`Accept: ${name} is now ${repriced.now}`}
            onClick={() => onAcceptPrice(id)}
          >
            Accept
          </Button>
        </NoticeLine>
      )}
    </>
  )
}

const warningProps = { as: 'span', size: 14, tone: 'bad', strong: true } as const

const NoticeLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding-block: var(--space-1);
`
