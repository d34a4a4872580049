import { BellRing, CalendarDays, Check, Package } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { stretchedLink } from '#ui-kit/elements/stretchedLink.ts'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText } from '#ui-kit/theme/media.ts'

export type InboxItem = {
  id: string
  /** What it is about. */
  subject: 'order' | 'booking' | 'product'
  title: string
  text: string
  /** The page of the order, booking or product; undefined if there is none any more. */
  href?: string | undefined
  /** ISO moment. */
  at: string
  read: boolean
}

type InboxEntryProps = {
  /** The message: what happened, when, and where it leads. */
  item: InboxItem
  /** Called when the link is followed too. */
  onRead: (id: string) => void
}

/** One entry of the inbox, with a link to what it is about. */
export const InboxEntry = ({ item, onRead }: InboxEntryProps) => {
  const { id, subject, title, text, href, at, read } = item
  const Icon = icons[subject]
  const onFollow = () => {
    if (!read) onRead(id)
  }

  return (
    <Sheet $read={read}>
      <IconCircle $read={read}>
        <Icon size={20} aria-hidden />
      </IconCircle>
      <Texts>
        <Title $read={read}>
          {!read && <VisuallyHidden>New: </VisuallyHidden>}
          {href ? (
            <EntryLink href={href} onClick={onFollow}>
              {title}
            </EntryLink>
          ) : (
            title
          )}
        </Title>
        <p>{text}</p>
        <When>
          <Moment at={at} />
        </When>
      </Texts>
      {!read && (
        <ReadSlot>
          <IconButton
            label={`Mark as read: ${title}`}
            icon={<Check size={20} aria-hidden />}
            onClick={() => onRead(id)}
          />
        </ReadSlot>
      )}
    </Sheet>
  )
}

const icons = { order: Package, booking: CalendarDays, product: BellRing }

const Sheet = styled.article<{ $read: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--space-4);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--${({ $read }) => ($read ? 'paper' : 'surface')});
  color: var(--ink-2);
  ${font(14)}

  &:hover {
    border-color: var(--brand);
  }
  ${largeText} {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2);
  }
`

const IconCircle = styled.span<{ $read: boolean }>`
  position: relative;
  display: grid;
  flex: none;
  width: 40px;
  height: 40px;
  place-items: center;
  border-radius: var(--radius-full);
  background: var(--${({ $read }) => ($read ? 'sunk' : 'brand-tint')});
  color: var(--${({ $read }) => ($read ? 'ink-2' : 'brand')});

  /* The dot of a new entry. */
  &::after {
    position: absolute;
    top: -2px;
    right: -2px;
    display: ${({ $read }) => ($read ? 'none' : 'block')};
    width: 12px;
    height: 12px;
    border: 2px solid var(--surface);
    border-radius: var(--radius-full);
    background: var(--accent);
    content: '';
  }
`

const Texts = styled.div`
  min-width: 0;
  flex: 1;
  overflow-wrap: anywhere;

  ${largeText} {
    flex-basis: 100%;
    order: 1;
  }
`

const Title = styled.h2<{ $read: boolean }>`
  color: var(--ink);
  ${font(16, 600)}
  font-weight: ${({ $read }) => ($read ? 400 : 600)};
`

const EntryLink = styled(Anchor)`
  ${stretchedLink}
`

const When = styled.p`
  padding-top: var(--space-1);
  color: var(--ink-3);
  ${font(14)}
  ${tabular}
`

/* Above the link that covers the entry. */
const ReadSlot = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  margin: -8px -8px 0 0;
`
