import type { GuidanceByTitle } from './guidance.ts'

/** Parts of the shop that admins see. */
export const adminGuidance: GuidanceByTitle = {
  'Shop/Product admin/FormSection': {
    use: 'For the sections of a long form: About, Price, Visibility.',
    not: [
      ['The fields answer one question', 'Shop/Product admin/FieldGroup'],
      ['The form is short: use a stack', 'Space/Stack'],
    ],
    anatomy: ['Title', 'Fields'],
    content: 'One or two words that say what the fields are about.',
    accessibility:
      'A region that is named by its title, a heading of the second level, so that a screen reader can jump between sections.',
  },
  'Shop/Product admin/FieldGroup': {
    use: 'For several controls that answer one question: categories, pictures, tags.',
    not: [
      ['There is one control', 'Elements/Field'],
      ['They are radio buttons', 'Elements/RadioList'],
    ],
    anatomy: ['Legend', 'Hint', 'Controls', 'Error'],
    content: 'The legend is a noun, like the label of a field. One error for all of them.',
    accessibility:
      'A group that is named by its legend. A link to its error moves the focus to it; Tab does not stop there. A new error is announced politely.',
  },
  'Shop/Product admin/TwoColumns': {
    use: 'For two short fields that belong together: price and cost price.',
    not: [
      ['There are more than two', 'Space/Grid'],
      ['They are long', 'Space/Stack'],
    ],
    anatomy: ['Two controls, one above the other on phones'],
    content: 'Labels of about the same length.',
    accessibility: 'The order of Tab is the order in which they are read.',
  },
  'Shop/Admin tables/DataTable': {
    use: 'For the rows of a list for admins.',
    not: [
      ['It is a small table without sorting or cards', 'Elements/Table'],
      ['It is one record', 'Elements/DescriptionList'],
    ],
    anatomy: [
      'Checkbox for all',
      'Headers that sort',
      'Rows, or on phones and tablets a card each',
      'Checkbox of the row',
    ],
    content: 'The caption is the plural: “Products”. One line a cell; a cut text has a tooltip.',
    accessibility:
      'Headers are buttons that say how they sort. In the checkboxes arrow keys move, Shift extends, Ctrl+A takes all and Escape none.',
  },
  'Shop/Admin tables/RowCard': {
    use: 'For a row of a list on phones and tablets.',
    not: [
      ['There is room for columns', 'Shop/Admin tables/DataTable'],
      ['It is a product of the shop', 'Shop/Catalogue/ProductCard'],
    ],
    anatomy: ['Name, the link that covers the card', 'Checkbox', 'Lines with a start and an end', 'Figure'],
    content: 'The three or four facts that admins decide by, in the order of the columns.',
    accessibility:
      'The link and the checkbox are apart: Tab reaches both. A chosen card is tinted, and its checkbox says so.',
  },
  'Shop/Admin tables/ListContent': {
    use: 'Around the table of every list that is shown page by page: it decides what is shown.',
    not: [['The list is short and there at once', 'Shop/Admin tables/DataTable']],
    anatomy: [
      'Failure with Retry',
      'Or the skeleton',
      'Or what is said when nothing matches',
      'Or the table with its paginator',
    ],
    content: 'Give it the plural noun: it says “Failed to fetch orders” and “Loading orders”.',
    accessibility: 'A failure is an alert, the loading a status.',
  },
  'Shop/Admin tables/ListCount': {
    use: 'Above a list: how many rows match on all pages.',
    not: [['It counts something to be read', 'Shop/Catalogue/ProductShelf']],
    anatomy: ['Number and noun'],
    content: '“1 order”, “2 orders”: the noun in lower case, no full stop.',
    accessibility: 'A status that stays mounted, so that a filter announces the new count.',
  },
  'Shop/Admin tables/SortableHeader': {
    use: 'In the header of a column that one can sort by.',
    not: [['The column has no order that helps: leave the label plain', 'Elements/Table']],
    anatomy: ['Label', 'Arrow: up, down, or both while another column sorts'],
    content: 'The label of the column, unchanged.',
    accessibility:
      'A button: Enter and Space sort, and again turn the order round. The header cell says the direction (`aria-sort`).',
  },
  'Shop/Admin tables/TableSkeleton': {
    use: 'While the rows of a table load.',
    not: [['It is no table', 'Elements/Skeleton']],
    anatomy: ['Rows of grey shapes'],
    content: 'For screen readers only: “Loading products”.',
    accessibility: 'A status that is announced politely; the shapes are hidden.',
  },
  'Shop/History/RecordHistory': {
    use: 'On the page of a record, for those who audit: who changed what, and what it was before.',
    not: [
      ['It is about many records', 'Shop/Audit/AuditTrail'],
      ['A customer follows an order', 'Shop/Orders/OrderTracking'],
    ],
    anatomy: [
      'Slider through all moments',
      'Chart with the state of that moment',
      'Timeline of facts',
      'Comparison of two moments',
    ],
    content: 'A fact is a sentence with its actor: “Thandeka Nkosi changed the price”. Old value, arrow, new value.',
    accessibility:
      'The slider is moved with the arrow keys and says which event it shows. The chart has a description in words and scrolls by keyboard.',
  },
  'Shop/Audit/FieldValue': {
    use: 'For a value as it is stored, in histories and comparisons.',
    not: [['A customer reads it', 'Elements/Text']],
    anatomy: ['The value, or a dash'],
    content: 'Yes and no for true and false. Nothing is rounded or translated.',
    accessibility: 'A dash is read as “nothing”. Long paths, ids and addresses break without changing what is copied.',
  },
}
