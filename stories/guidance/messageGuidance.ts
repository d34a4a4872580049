import type { GuidanceByTitle } from './guidance.ts'

/** Elements that tell somebody something, or ask. */
export const messageGuidance: GuidanceByTitle = {
  'Elements/Notice': {
    use: 'For a message that belongs to one place of a page and stays: why an order was refused, what to know before booking.',
    not: [
      ['It confirms what somebody has just done, and may go again', 'Elements/Toasts'],
      ['The content could not be loaded', 'Elements/ErrorPanel'],
      ['It is about one field', 'Elements/Field'],
      ['There is nothing to show', 'Elements/EmptyState'],
    ],
    anatomy: ['Icon, which is said in words too', 'Title, for what happened', 'Text: what follows from it', 'Action'],
    content:
      'What happened, then what to do. Name the cause and who acts: “The last kettle was sold a moment ago. Nothing was charged.” No exclamation mark and no “oops”.',
    accessibility:
      'Set `live` where it is the answer to an action: a problem is then announced at once, anything else politely. What was on the page from the beginning is not announced. The icon says “Problem” or “Done”, so the colour is never alone.',
  },
  'Elements/Toasts': {
    use: 'For a short word about what somebody has just done, with an undo where it took something away.',
    not: [
      ['It has to be read before one goes on', 'Elements/Notice'],
      ['It is about a field', 'Elements/Field'],
      ['It asks something', 'Elements/Dialog'],
    ],
    anatomy: ['Icon', 'Message', 'Undo or a link', 'Dismiss'],
    content: 'One sentence without a full stop: “Blue kettle removed”. Most wordings are fixed: see the page Copy.',
    accessibility:
      'A polite live region at the bottom right, mounted even when empty. A success goes after 5 seconds, one with an undo after 15, never while the pointer or the focus is on it; a problem stays until it is dismissed.',
  },
  'Elements/Dialog': {
    use: 'For a question or a short form that has to be dealt with before anything else: delete this, log in.',
    not: [
      ['The message needs no answer', 'Elements/Notice'],
      ['It holds filters or a long list', 'Elements/SideSheet'],
      ['It takes more than one screen of fields: make it a page'],
    ],
    anatomy: ['Heading', 'Close button', 'Text or form', 'Buttons: what it does first, the way back second'],
    content:
      'The heading asks or names the task: “Cancel order EK-7F3K-92QD?” The buttons repeat the verb: “Cancel order” and “Keep my order”, never “Yes” and “No”.',
    accessibility:
      'A modal dialog, named by its heading. Tab stays inside. Only its buttons close it, neither Escape nor a press beside it: the specification wants it so. Afterwards the focus returns to where it was.',
  },
  'Elements/SideSheet': {
    use: 'For tools beside the page that may be closed any time: the filters of a list on a phone.',
    not: [['It asks something that has to be answered', 'Elements/Dialog'], ['There is room beside the list']],
    anatomy: ['Heading', 'Close button', 'Content, which scrolls', 'Buttons, always in sight'],
    content: 'The heading is a noun: “Filters”. The main button says what one gets: “Show products”.',
    accessibility:
      'A modal dialog, named by its heading. Escape, the close button and a press beside it close it, and the focus returns to where it was. On phones it comes from the bottom, near the thumb.',
  },
  'Elements/ErrorPanel': {
    use: 'In place of content that could not be loaded.',
    not: [
      ['The content is there, and a part of it failed', 'Elements/Notice'],
      ['Nothing failed: there is nothing', 'Elements/EmptyState'],
      ['Somebody pressed a button and that failed', 'Elements/Toasts'],
    ],
    anatomy: ['Icon', 'Message', 'Retry, where trying again can help', 'Home, where it cannot'],
    content: 'The standard sentence unless the shop knows more: “Failed to fetch orders”. Never a code of the server.',
    accessibility:
      'An alert: it is announced when it appears. On a page that shows nothing else, give it `level` so that the page has a heading.',
  },
  'Elements/EmptyState': {
    use: 'Where there is nothing yet, or nothing more: an empty cart, no addresses.',
    not: [
      ['A filter hides everything', 'Elements/NothingMatches'],
      ['It could not be loaded', 'Elements/ErrorPanel'],
      ['It is still loading', 'Elements/Skeleton'],
    ],
    anatomy: ['Icon', 'Title: what is empty', 'Text: what one can do', 'Action'],
    content:
      'Say what will be here and how it gets there: “No address yet”, “Add an address so that we know where to deliver.” Do not apologise.',
    accessibility: 'The title is a heading: give it the level that fits the page. The icon is decoration.',
  },
  'Elements/NothingMatches': {
    use: 'Where filters or a search hide every row of a list.',
    not: [
      ['The list itself is empty', 'Elements/EmptyState'],
      ['The page number is too high', 'Elements/PastLastPage'],
    ],
    anatomy: ['Icon', 'Title', 'Text: what else to look for', 'Button that shows everything again'],
    content: 'Name the rows: “No order matches”, “Show all orders”.',
    accessibility: 'The title is a heading of the second level. The count of the list announces that there is none.',
  },
  'Elements/PastLastPage': {
    use: 'Where the address names a page of a list that is no longer there.',
    not: [['No row matches at all', 'Elements/NothingMatches']],
    anatomy: ['Icon', 'Title', 'Link to the last page'],
    content: 'Its words are fixed in the component.',
    accessibility: 'The title is a heading; the way back is a link.',
  },
  'Elements/Spinner': {
    use: 'While something loads whose size is not known.',
    not: [
      ['The shape of the content is known', 'Elements/Skeleton'],
      ['A button is working', 'Elements/Button'],
    ],
    anatomy: ['A ring that turns', 'Words for screen readers'],
    content: 'Say what is being waited for: “Loading your addresses”.',
    accessibility: 'A status: its words are announced politely. It stands still where less motion is asked for.',
  },
  'Elements/Skeleton': {
    use: 'In place of content that is on its way, in its size, so that nothing moves when it arrives.',
    not: [
      ['Nobody knows how large it will be', 'Elements/Spinner'],
      ['There is nothing', 'Elements/EmptyState'],
    ],
    anatomy: ['A grey shape for each line, picture or button'],
    content: 'It has no words. The group around it says “Loading” once.',
    accessibility: 'Hidden from screen readers. Announce the loading beside the group, with `role="status"`.',
  },
}
