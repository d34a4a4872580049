import type { GuidanceByTitle } from './guidance.ts'

/** Elements that one presses. */
export const actionGuidance: GuidanceByTitle = {
  'Elements/Anchor': {
    use: 'For words that lead to another page or to another place on this one.',
    not: [
      ['It does something here, such as saving', 'Elements/Button'],
      ['It is the main way on from a page', 'Elements/Button'],
      ['It shows where in the shop one is', 'Elements/Breadcrumb'],
    ],
    anatomy: ['Text, which names the page it leads to'],
    content: 'Name the page or the thing: “Delivery terms”, never “click here” or “read more”. No full stop.',
    accessibility:
      'A link: Tab reaches it and Enter follows it. A screen reader can list links without what is around them, so the words have to make sense alone.',
  },
  'Elements/StandaloneLink': {
    use: 'For a link that has a line or a cell to itself: a name, a telephone number, an order number.',
    not: [
      ['It stands in a sentence', 'Elements/Anchor'],
      ['It is the main way on from a page', 'Elements/Button'],
    ],
    anatomy: ['Text, which names the page or the person', 'An area of 44 px around it, which takes taps too'],
    content: 'The name itself, as it is written elsewhere: “Amina Daniels”, “082 555 0142”. No verb, no full stop.',
    accessibility:
      'A link: Tab reaches it and Enter follows it. Keep other links 44 px away, from middle to middle, or their areas overlap.',
  },
  'Elements/Breadcrumb': {
    use: 'At the top of a page that lies below another one: a category, a product, an order.',
    not: [
      ['The page is the home page or the cart'],
      ['It leads through the pages of one list', 'Elements/Paginator'],
      ['It shows how far an order is', 'Shop/Orders/OrderTracking'],
    ],
    anatomy: ['A link for each page above', 'Arrows between them', 'The current page, which is no link'],
    content: 'Use the heading of each page, unchanged. The first is “Home”.',
    accessibility:
      'A navigation called “Breadcrumb” with an ordered list. The last crumb is announced as the current page. On phones it is one line that scrolls sideways; Tab brings every link into sight.',
  },
  'Elements/Button': {
    use: 'For what somebody does: add, save, place an order. One primary button a screen, for the step that most people came for.',
    not: [
      ['It leads to another page in running text', 'Elements/Anchor'],
      ['There is no room for words', 'Elements/IconButton'],
      ['It switches a setting that stays', 'Elements/Checkbox'],
    ],
    anatomy: [
      'Icon, if it says more than the words',
      'Label',
      'Spinner, which takes the place of the label while it works',
    ],
    content:
      'A verb and what it does it to: “Add address”, “Cancel order”. Sentence case, at most four words, no full stop. The specification fixes a few others, such as “Place Order”.',
    accessibility:
      'A button, or with `href` a link. Enter and Space press it, and Enter follows a link. While it is loading it keeps the focus, says that it is busy and ignores presses. Its touch target is 44 px high.',
  },
  'Elements/IconButton': {
    use: 'For an action that everybody knows by its sign, where words would crowd a row: close, dismiss, one more.',
    not: [
      ['The sign needs to be explained', 'Elements/Button'],
      ['It is the main action of a screen', 'Elements/Button'],
    ],
    anatomy: ['Icon of about 20 px', 'Name, which appears as a tooltip'],
    content: 'The name says what it does, and to what, where there are several: “Remove Blue kettle”.',
    accessibility:
      'A button that is called by its name; the icon is hidden from screen readers. Enter and Space press it. It is 44 px square. With `aria-disabled` it keeps the focus when there is nothing left to do.',
  },
  'Elements/Disclosure': {
    use: 'For detail that few people need: a frequent question, all specifications of a fridge.',
    not: [
      ['Most people need the text: show it', 'Elements/TitledSection'],
      ['It asks a question that has to be answered', 'Elements/Dialog'],
      ['It holds filters on a phone', 'Elements/SideSheet'],
    ],
    anatomy: ['Label, which is the button', 'Arrow, which turns', 'Content'],
    content: 'The label says what is inside: a question as people ask it, or a noun. Never “More”.',
    accessibility:
      'A native `<details>`: Enter and Space open and close it, and a screen reader says which it is. It works before the script has loaded, and find-in-page opens it.',
  },
  'Elements/Paginator': {
    use: 'Below a list that is shown page by page.',
    not: [
      ['The list grows while one scrolls'],
      ['There is one page: it shows nothing by itself'],
      ['It leads through the steps of a task', 'Shop/Orders/StageList'],
    ],
    anatomy: ['First page', 'Previous page', 'Up to five page numbers', 'Next page', 'Last page'],
    content: 'Numbers only. Give it a label where a screen has two lists: “Pages of reviews”.',
    accessibility:
      'A navigation of links. The current page is announced as such. At either end the arrows stay, disabled, and the focus stays in the navigation.',
  },
  'Elements/SkipLink': {
    use: 'Once, as the first thing on every page.',
    not: [['It is about a place in a long text', 'Elements/Anchor']],
    anatomy: ['A link that is out of sight until it has the focus'],
    content: '“Skip to content”. Say it otherwise only where the content is something else.',
    accessibility: 'The first stop of Tab. Enter moves past the header to the content.',
  },
  'Elements/LinkProvider': {
    use: 'Once, around the app: links then change the page without loading it anew.',
    not: [['It should look like a link', 'Elements/Anchor']],
    anatomy: ['Nothing of its own: it gives every link below it the link of the router'],
    content: 'It has no words.',
    accessibility: 'Links stay links: Enter follows them, and they can be opened in another tab.',
  },
}
