import type { GuidanceByTitle } from './guidance.ts'

/** Elements that show words, figures and pictures. */
export const textGuidance: GuidanceByTitle = {
  'Elements/Heading': {
    use: 'For the title of a page, of a section, or of a part of one.',
    not: [
      ['The words should only be large', 'Elements/Text'],
      ['It is a section with its content', 'Elements/TitledSection'],
    ],
    anatomy: ['One line of text, which may break'],
    content: 'Sentence case, no full stop, at most six words. The title of a page is what its link was called.',
    accessibility:
      'Levels describe the outline and leave none out; a page has one of the first. Choose the look with `size`, not with the level.',
  },
  'Elements/Text': {
    use: 'For running text and short notes.',
    not: [
      ['It names a section', 'Elements/Heading'],
      ['It is a price', 'Elements/Price'],
      ['It reports a problem', 'Elements/Notice'],
    ],
    anatomy: ['A paragraph, or another element with `as`'],
    content:
      'Short sentences that one would say aloud to a customer. Sizes from 12; 16 for what is to be read, 14 for notes.',
    accessibility:
      'All tones have enough contrast on paper and on cards. A tone alone says nothing: the words say it too.',
  },
  'Elements/Badge': {
    use: 'For one to three words about the thing beside it: “15% OFF”, “Delivered”.',
    not: [
      ['It can be pressed', 'Elements/Button'],
      ['It is a sentence', 'Elements/Notice'],
      ['It is the status of an order', 'Shop/Orders/OrderStatusBadge'],
    ],
    anatomy: ['Icon, if any', 'Words'],
    content:
      'A participle or a noun in sentence case. Terracotta for offers and sun yellow for savings and what waits, green, amber and red for states.',
    accessibility:
      'Plain text; the colour only repeats it. If it changes while one looks at it, announce the change elsewhere.',
  },
  'Elements/Price': {
    use: 'For what something costs, with the former price where it is on offer.',
    not: [
      ['It is the sum of an order', 'Shop/Orders/OrderTotals'],
      ['It is a figure in a table', 'Elements/Table'],
    ],
    anatomy: ['The price now', 'The price before, struck out'],
    content:
      'R, a non-breaking space, thousands apart by one, a point and two digits: R 1 299.00. Never “R1,299” or “ZAR”. A former price only where it was really asked.',
    accessibility:
      'A screen reader says “Now” and “Was”, because it does not say that a price is struck out. Digits have equal widths, so that columns line up.',
  },
  'Elements/Moment': {
    use: 'For when something happened or will happen.',
    not: [['Somebody enters a day', 'Elements/DateField']],
    anatomy: ['Date', 'Time'],
    content:
      'Day, short month, year, then 24 hours: 21 Nov 2026, 10:00. Always South African time, wherever the reader is.',
    accessibility: 'A `<time>` that holds the moment for machines. The words are the same for everybody.',
  },
  'Elements/Rating': {
    use: 'For how others judge a product or a service provider.',
    not: [
      ['Only stars are wanted, with the value in words beside them', 'Elements/Stars'],
      ['It shows how far something is', 'Elements/Meter'],
    ],
    anatomy: ['Five stars, or one where room is short', 'Mean to one decimal', 'Number of reviews'],
    content: 'One decimal with a point: 4.3. Without a review it says “No reviews yet”, not 0.',
    accessibility:
      'One image with a sentence: “Rated 4.3 out of 5 by 12 people”. Green from 4, amber from 2.5 and red below repeat the number.',
  },
  'Elements/Stars': {
    use: 'As a picture beside a rating in words.',
    not: [['It stands alone', 'Elements/Rating']],
    anatomy: ['Five stars, filled to a tenth'],
    content: 'It has no words: write the value beside it.',
    accessibility: 'Hidden from screen readers.',
  },
  'Elements/Meter': {
    use: 'For how far something is on a known scale: the way to free delivery, the share of five stars.',
    not: [
      ['It shows that something loads', 'Elements/Spinner'],
      ['It shows the steps of an order', 'Shop/Orders/OrderTracking'],
    ],
    anatomy: ['Track', 'Filled part, green when it is full', 'Paler part: what an offered change would bring'],
    content: 'Write the same beside it, with the amount: “R 51.00 more for free delivery”.',
    accessibility: 'A meter with a name and a percentage. Its words beside it carry the meaning.',
  },
  'Elements/DescriptionList': {
    use: 'For the fields of one record: an order, an account, a delivery.',
    not: [
      ['There are many records', 'Elements/Table'],
      ['The values are summed up', 'Shop/Orders/OrderTotals'],
    ],
    anatomy: ['Names', 'Values', 'Second lines, quieter'],
    content: 'Names are nouns without a colon. Leave out what is not known, or say “Not given”.',
    accessibility: 'A `<dl>`: a screen reader reads each name with its value.',
  },
  'Elements/Table': {
    use: 'For records that are compared by column.',
    not: [
      ['It is a list for admins, with sorting and cards on phones', 'Shop/Admin tables/DataTable'],
      ['There is one record', 'Elements/DescriptionList'],
    ],
    anatomy: ['Caption, for screen readers', 'Header, which stays in sight', 'Rows, each with a header cell'],
    content:
      'Column names of one or two words, with the unit where the cells have none. Figures at the end, with equally many decimals.',
    accessibility:
      'A region that has the focus and scrolls sideways with the arrow keys. The sorted column says so. Give the cell that names the row `scope="row"`.',
  },
  'Elements/TitledSection': {
    use: 'For a part of a page with a title of its own.',
    not: [
      ['It is a section of a form', 'Shop/Product admin/FormSection'],
      ['Few people need it', 'Elements/Disclosure'],
    ],
    anatomy: ['Title', 'Content'],
    content: 'A noun or a short sentence in sentence case.',
    accessibility: 'A region that is named by its title, a heading of the second level.',
  },
  'Elements/Picture': {
    use: 'For the picture of a product, a category or a person.',
    not: [
      ['It is a sign', 'Elements/IconButton'],
      ['It is the small portrait beside a name', 'Shop/Booking/PortraitThumbnail'],
    ],
    anatomy: ['Tinted tile, which keeps the room', 'Picture', 'Or “No image available”'],
    content:
      'The alternative text says what can be seen: “Round red kettle with a black handle”. Leave it empty where the words beside the picture say the same.',
    accessibility:
      'With an empty text it is hidden from screen readers. Where data is saved, a button with the text loads it when it is wanted.',
  },
  'Elements/SavedPicture': {
    use: 'By itself: Picture shows it to whoever saves data.',
    not: [['Any other place', 'Elements/Picture']],
    anatomy: ['Alternative text', 'Button “Show picture”', 'Or a sign, where the picture is decoration'],
    content: 'The alternative text of the picture, up to three lines.',
    accessibility: 'A button that names its picture, 44 px high. Enter and Space load it. It works without React.',
  },
  'Elements/EmailAddress': {
    use: 'For an e-mail address that is read, wherever room may be short.',
    not: [['It should open the mail program', 'Elements/Anchor']],
    anatomy: ['Address, which may break after the @ and before a dot'],
    content: 'Whole and in the case in which it was given.',
    accessibility: 'One text: the places where it may break are silent, and copying gives the whole address.',
  },
  'Elements/PathText': {
    use: 'For the path of a page or a code with slashes, such as in the audit.',
    not: [['It leads there', 'Elements/Anchor']],
    anatomy: ['Path, which may break after a slash'],
    content: 'As it is, with its slashes.',
    accessibility: 'One text: the places where it may break are silent.',
  },
  'Elements/VisuallyHidden': {
    use: 'For words that sight does not need: “Was” before a struck price, the product of an “Add to cart”.',
    not: [
      ['Everybody would profit from the words', 'Elements/Text'],
      ['It labels a button with an icon', 'Elements/IconButton'],
    ],
    anatomy: ['Words that take no room'],
    content: 'As short as the rest of the sentence needs; with the space or comma that separates it.',
    accessibility: 'Read out in its place. Never put something that can have the focus into it.',
  },
}
